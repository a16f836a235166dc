import { WEBHOOK_EVENTS, type WebhookEvent } from "@tureen/domain/webhooks/webhook-events";
import type { Said } from "@tureen/messages/text";
import { type FormEvent, useRef, useState } from "react";
import { CopyField } from "#components/copy-field";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { EVENT_LABELS } from "./event-labels";
import { WEBHOOK_MESSAGES } from "./messages";
import { TextField } from "#components/ui/text-field";

/** An address and what it is told of; a dialog shows once what signs the messages. */
export function NewWebhookForm() {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(["list.changed"]);
  const [error, setError] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  const create = trpc.webhooks.create.useMutation({
    meta: { failure: WEBHOOK_MESSAGES.createFailed },
    onSuccess: () => setUrl(""),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    if (url.trim() === "") {
      setError(t("Enter the address of a program at home"));
      field.current?.focus();
    } else create.mutate({ url: url.trim(), events: [...events] });
  }

  const toggle = (event: WebhookEvent, on: boolean): void =>
    setEvents((before) => WEBHOOK_EVENTS.filter((each) => (each === event ? on : before.includes(each))));

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t("New webhook")}
          error={error}
          ref={field}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          maxLength={500}
          value={url}
          onValueChange={(value) => {
            setUrl(value);
            setError(undefined);
          }}
        />
        {/* Nobody chooses what is told before they have somebody to tell. */}
        <fieldset className="grid gap-1" hidden={url.trim() === ""}>
          <legend className="text-sm font-semibold">{t("What it is told")}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={t(EVENT_LABELS[event])}
              checked={events.includes(event)}
              onCheckedChange={(on) => toggle(event, on)}
            />
          ))}
        </fieldset>
        <Button
          type="submit"
          variant="secondary"
          className="w-fit"
          disabled={events.length === 0}
          busy={create.isPending}
        >
          {t("Add webhook")}
        </Button>
      </form>
      {create.data && <SecretDialog secret={create.data.secret} onClose={create.reset} />}
    </>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={t("The secret of this webhook")}
      description={t("Copy it now: it is shown this once. It signs each message, so that nobody else can send one.")}
      footer={<Button onClick={onClose}>{t("Done")}</Button>}
    >
      <CopyField
        label={t("Secret")}
        value={secret}
        messages={{ copied: WEBHOOK_MESSAGES.copied, notCopied: WEBHOOK_MESSAGES.notCopied }}
      />
    </Dialog>
  );
}
