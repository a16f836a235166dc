import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { type FormEvent, useRef, useState } from "react";
import { TOKEN_SCOPES, type TokenScope } from "@tureen/domain/auth/token-scope";
import { Button } from "#components/ui/button";
import { ChoiceGroup } from "#components/ui/choice-group";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { SCOPE_LABELS } from "./scope-labels";
import { NewTokenDialog } from "./new-token-dialog";
import { TextField } from "#components/ui/text-field";

const SCOPES = TOKEN_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value] }));

/** A token may only read unless more is chosen. A dialog shows it once: the server keeps nothing but its hash. */
export function NewTokenForm() {
  const [name, setName] = useState("");
  const [error, setError] = useState<Said>();
  const [scope, setScope] = useState<TokenScope>("read");
  const field = useRef<HTMLInputElement>(null);
  const create = trpc.auth.createApiToken.useMutation({
    meta: { failure: ADMIN_MESSAGES.tokenCreateFailed },
    onSuccess: () => setName(""),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === "") {
      setError(t("Enter a name, so that you know the token again"));
      field.current?.focus();
    } else create.mutate({ name: name.trim(), scope });
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-4">
        <TextField
          label={t("New API token")}
          error={error}
          className="min-w-0 flex-1 basis-56"
          ref={field}
          autoComplete="off"
          maxLength={100}
          placeholder={t("Kitchen display")}
          value={name}
          onValueChange={(value) => {
            setName(value);
            setError(undefined);
          }}
        />
        <div className="basis-full">
          <ChoiceGroup
            legend={t("What it may do")}
            options={SCOPES.map(({ value, label }) => ({ value, label: t(label) }))}
            value={scope}
            onValueChange={setScope}
          />
        </div>
        <Button type="submit" variant="secondary" busy={create.isPending}>
          {t("Create token")}
        </Button>
      </form>
      {create.data && (
        <NewTokenDialog name={create.data.apiToken.name} token={create.data.token} onClose={create.reset} />
      )}
    </>
  );
}
