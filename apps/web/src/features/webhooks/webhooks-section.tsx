import { RecordRow } from "#components/record-row";
import { type FormEvent, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { NotRead } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { type Outputs, trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { momentText } from "#lib/text/moment-text";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import { OUTCOME_LABELS, WEBHOOK_MESSAGES } from "./messages";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@tureen/domain/webhooks/webhook-events";
import { type Said, type Text, text } from "@tureen/messages/text";
import { CopyField } from "#components/copy-field";
import { Checkbox } from "#components/ui/checkbox";
import { Dialog } from "#components/ui/layers/dialog";
import { TextField } from "#components/ui/field";

type Webhook = Outputs["webhooks"]["list"]["webhooks"][number];

/** What at home is told when something has happened. */
export function WebhooksSection() {
  const webhooks = trpc.webhooks.list.useQuery(undefined, { meta: { failure: WEBHOOK_MESSAGES.loadFailed } });
  const { data } = webhooks;
  const [removing, setRemoving] = useState<Webhook | null>(null);
  const remove = trpc.webhooks.remove.useMutation({
    meta: { success: WEBHOOK_MESSAGES.removed, failure: WEBHOOK_MESSAGES.removeFailed },
    onSuccess: () => setRemoving(null),
  });
  return (
    <AdminSection name="webhooks" text={t("Tell a program at home what has happened.")}>
      <Card className="grid grid-cols-1 gap-5">
        <NotRead title={t("The webhooks could not be read")} query={webhooks} />
        {data && data.webhooks.length > 0 && (
          <ul aria-label={t("Webhooks")} className="-mt-2 divide-y divide-line">
            {data.webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onRemove={() => setRemoving(webhook)} />
            ))}
          </ul>
        )}
        <NewWebhookForm />
      </Card>
      {removing && (
        <ConfirmDialog
          onClose={() => setRemoving(null)}
          title={t("Remove the webhook to {address}?", { address: removing.url })}
          description={t("It is told nothing from now on.")}
          confirmLabel={t("Remove")}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: removing.id })}
        />
      )}
    </AdminSection>
  );
}

function WebhookRow({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const { id, url, events, last_sent_at: sentAt, last_outcome: outcome } = webhook;
  const test = trpc.webhooks.test.useMutation({
    meta: { failure: WEBHOOK_MESSAGES.testFailed },
    onSuccess: (told) => (told.outcome === "taken" ? showSuccess : showFailure)(OUTCOME_LABELS[told.outcome]),
  });
  return (
    <RecordRow
      title={
        <span dir="ltr" className="block text-start">
          {url}
        </span>
      }
      facts={[
        events.map((event) => t(EVENT_LABELS[event])).join(" · "),
        sentAt !== null && outcome !== null && `${momentText(sentAt)}: ${t(OUTCOME_LABELS[outcome])}`,
      ]}
    >
      <Button
        variant="quiet"
        busy={test.isPending}
        aria-label={t("Try {address}", { address: url })}
        onClick={() => test.mutate({ id })}
      >
        {t("Try it")}
      </Button>
      <Button variant="danger-quiet" aria-label={t("Remove {address}", { address: url })} onClick={onRemove}>
        {t("Remove")}
      </Button>
    </RecordRow>
  );
}

/** An address and what it is told of; a dialog shows once what signs the messages. */
function NewWebhookForm() {
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

/** What a webhook can be told of. */
const EVENT_LABELS: Readonly<Record<WebhookEvent, Text>> = {
  "list.changed": text("A list has changed"),
  "meal.planned": text("A meal was planned"),
  "import.done": text("An import has ended"),
};
