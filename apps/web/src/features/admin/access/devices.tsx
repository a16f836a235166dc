import { RecordRow } from "#components/record-row";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { CallFailure } from "#components/failure-note";
import { NotRead } from "#components/unavailable";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { type Outputs, trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { momentText } from "#lib/text/moment-text";
import { ADMIN_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";

type Device = Outputs["auth"]["devices"]["devices"][number];

/** Who is signed in, by the names that devices carry; a name gives no right. This one is named here. */
export function Devices() {
  const devices = trpc.auth.devices.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.devicesFailed } });
  const [leaving, setLeaving] = useState<Device | null>(null);
  const leave = trpc.auth.signOutDevice.useMutation({
    meta: { success: ADMIN_MESSAGES.deviceSignedOut, failure: ADMIN_MESSAGES.deviceSignOutFailed },
    onSuccess: () => setLeaving(null),
  });
  const { data } = devices;
  if (!data) return <NotRead title={t("The devices could not be read")} query={devices} />;
  const own = data.devices.find((device) => device.is_this);
  return (
    <div className="grid grid-cols-1 gap-4">
      {own && <NameForm key={own.name} name={own.name} />}
      {data.devices.length > 1 && (
        <ul aria-label={t("Devices that are signed in")} className="divide-y divide-line">
          {data.devices.map((device) => (
            <RecordRow
              key={device.id}
              title={
                <span className="flex flex-wrap items-center gap-x-2">
                  <bdi>{nameOf(device)}</bdi>
                  {device.is_this && <Badge tone="green">{t("This device")}</Badge>}
                </span>
              }
              facts={[t("last used {moment}", { moment: momentText(device.last_used_at ?? device.created_at) })]}
            >
              {!device.is_this && (
                <Button
                  variant="danger-quiet"
                  className="-ms-4 sm:ms-0 sm:-me-4"
                  aria-label={t("Sign out {name}", { name: nameOf(device) })}
                  onClick={() => setLeaving(device)}
                >
                  {t("Sign out")}
                </Button>
              )}
            </RecordRow>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(null)}
          title={t("Are you sure you want to sign out “{name}”?", { name: nameOf(leaving) })}
          description={t("It asks for the family password again. What it did keeps its name.")}
          confirmLabel={t("Sign out")}
          busy={leave.isPending}
          onConfirm={() => leave.mutate({ id: leaving.id })}
        />
      )}
    </div>
  );
}

function nameOf({ name }: Device): string {
  return name || t("A device without a name");
}

function NameForm({ name: known }: { name: string }) {
  const [name, setName] = useState(known);
  const save = trpc.auth.nameDevice.useMutation({
    meta: { success: ADMIN_MESSAGES.deviceNamed, failure: ADMIN_MESSAGES.deviceNameFailed, preferServerMessage: true },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate({ name: name.trim() });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t("Name of this device")}
        hint={t("Shown at what it ticks, plans and changes.")}
        className="flex-1 basis-56"
        maxLength={60}
        placeholder={t("Mum’s phone")}
        value={name}
        onValueChange={setName}
      />
      <Button type="submit" variant="secondary" busy={save.isPending} disabled={name.trim() === known}>
        {t("Save name")}
      </Button>
      <CallFailure call={save} className="basis-full" />
    </form>
  );
}
