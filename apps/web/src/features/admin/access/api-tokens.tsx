import { RecordRow } from "#components/record-row";
import { classNames } from "#lib/screen/class-names";
import { hrefOf } from "#lib/device/base-path";
import { rich, t } from "#lib/text/language";
import { ExternalLink } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { NotRead } from "#components/unavailable";
import { Button, buttonStyle } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { momentText } from "#lib/text/moment-text";
import { type Outputs, trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { AdminSection } from "../components/admin-section";
import { type Said, type Text, text } from "@tureen/messages/text";
import { TOKEN_SCOPES, type TokenScope } from "@tureen/domain/auth/token-scope";
import { ChoiceGroup } from "#components/ui/choice-group";
import { TextField } from "#components/ui/field";
import { CopyField } from "#components/copy-field";
import { Dialog } from "#components/ui/layers/dialog";

type ApiToken = Outputs["auth"]["apiTokens"]["tokens"][number];

/** Named tokens for programs of one's own. */
export function ApiTokens() {
  const tokens = trpc.auth.apiTokens.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.tokensFailed } });
  const { data } = tokens;
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const revoke = trpc.auth.revokeApiToken.useMutation({
    meta: { success: ADMIN_MESSAGES.tokenRevoked, failure: ADMIN_MESSAGES.tokenRevokeFailed },
    onSuccess: () => setRevoking(null),
  });
  return (
    <AdminSection
      name="tokens"
      text={t("For programs of your own. A token never expires: revoke what is no longer needed.")}
    >
      <Card className="grid grid-cols-1 gap-5">
        <NotRead title={t("The tokens could not be read")} query={tokens} />
        {data && data.tokens.length > 0 && (
          <ul aria-label={t("API tokens")} className="-mt-2 divide-y divide-line">
            {data.tokens.map((token) => (
              <RecordRow key={token.id} title={token.name} facts={[factsOf(token)]}>
                <Button
                  variant="danger-quiet"
                  className="-ms-4 sm:ms-0 sm:-me-4"
                  aria-label={t("Revoke {name}", { name: token.name })}
                  onClick={() => setRevoking(token)}
                >
                  {t("Revoke")}
                </Button>
              </RecordRow>
            ))}
          </ul>
        )}
        <NewTokenForm />
        <a
          href={hrefOf("/api/openapi.json")}
          target="_blank"
          rel="noreferrer"
          className={classNames(buttonStyle({ variant: "link" }), "w-fit")}
        >
          {t("The API, described as OpenAPI")}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </Card>
      {revoking && (
        <ConfirmDialog
          onClose={() => setRevoking(null)}
          title={t("Are you sure you want to revoke the token {name}?", { name: revoking.name })}
          description={t("Programs that use it are refused from now on.")}
          confirmLabel={t("Revoke")}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate({ id: revoking.id })}
        />
      )}
    </AdminSection>
  );
}

function factsOf({ scope, created_at, last_used_at }: ApiToken): string {
  const made = t("{scope} · Created {moment}", { scope: SCOPE_LABELS[scope], moment: momentText(created_at) });
  const used = last_used_at === null ? t("never used") : t("last used {moment}", { moment: momentText(last_used_at) });
  return `${made} · ${used}`;
}

/** A token may only read unless more is chosen. A dialog shows it once: the server keeps nothing but its hash. */
function NewTokenForm() {
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
            options={TOKEN_SCOPES.map((value) => ({ value, label: t(SCOPE_LABELS[value]) }))}
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

interface NewTokenDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new token, this once: the household keeps only its hash. */
function NewTokenDialog({ name, token, onClose }: NewTokenDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={t("Token for {name}", { name })}
      description={t("Copy it now: it is shown this once and cannot be read again.")}
      footer={<Button onClick={onClose}>{t("Done")}</Button>}
    >
      <div className="grid gap-4">
        <CopyField
          label={t("API token")}
          value={token}
          messages={{ copied: ADMIN_MESSAGES.tokenCopied, notCopied: ADMIN_MESSAGES.tokenNotCopied }}
        />
        <p className="text-sm text-ink-muted">
          {rich("Send it with every call, as <code>Authorization: Bearer</code> and the token.", {
            code: (words) => <code className="text-ink">{words}</code>,
          })}
        </p>
      </div>
    </Dialog>
  );
}

/** What an API token may do, in the words of the admin page. */
const SCOPE_LABELS: Readonly<Record<TokenScope, Text>> = {
  read: text("Read"),
  write: text("Read and write"),
  admin: text("Everything on this page"),
};
