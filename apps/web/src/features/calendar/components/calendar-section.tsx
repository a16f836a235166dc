import { serverAddress } from "#lib/screen/address";
import { CallFailure } from "#components/failure-note";
import { t, useLanguage } from "#lib/text/language";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { CopyField } from "#components/copy-field";
import { NotRead } from "#components/unavailable";
import { Button, buttonStyle } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { trpc } from "#lib/server/trpc";
import { CALENDAR_MESSAGES } from "../messages";

/** The planned meals for calendar programs, by an address that only the family knows; off until somebody turns it on. */
export function CalendarSection() {
  const feed = trpc.calendar.feed.useQuery(undefined, { meta: { failure: CALENDAR_MESSAGES.loadFailed } });
  const { data } = feed;
  const language = useLanguage();
  const turnOn = trpc.calendar.turnOn.useMutation({
    meta: { success: CALENDAR_MESSAGES.turnedOn, failure: CALENDAR_MESSAGES.turnOnFailed },
  });
  return (
    <AdminSection
      name="calendar"
      text={t("The meals in your phone’s calendar. Whoever has the address can read the plan, and nothing else.")}
    >
      <Card className="grid grid-cols-1 gap-4">
        <NotRead title={t("The address of the calendar could not be read")} query={feed} />
        {data?.path === null && (
          <Button
            icon={CalendarPlus}
            variant="secondary"
            className="w-fit"
            busy={turnOn.isPending}
            onClick={() => turnOn.mutate({ language })}
          >
            {t("Turn the calendar on")}
          </Button>
        )}
        <CallFailure call={turnOn} />
        {data?.path && <FeedAddress path={data.path} />}
      </Card>
    </AdminSection>
  );
}

function FeedAddress({ path }: { path: string }) {
  const address = serverAddress() + path;
  return (
    <>
      <CopyField label={t("Address of the calendar")} value={address} messages={CALENDAR_MESSAGES}>
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonStyle({})}>
          <CalendarPlus aria-hidden className="size-4.5" />
          {t("Subscribe on this device")}
        </a>
      </CopyField>
      <p className="max-w-prose text-sm text-ink-muted">
        {t(
          "Apple’s calendar and Thunderbird read it at home. Google’s can only where this server is reachable from the internet.",
        )}
      </p>
      <FeedChanges />
    </>
  );
}

function FeedChanges() {
  const language = useLanguage();
  const [asked, ask] = useState<"replace" | "turn off" | null>(null);
  const close = () => ask(null);
  const replace = trpc.calendar.turnOn.useMutation({
    meta: { success: CALENDAR_MESSAGES.replaced, failure: CALENDAR_MESSAGES.turnOnFailed },
    onSuccess: close,
  });
  const turnOff = trpc.calendar.turnOff.useMutation({
    meta: { success: CALENDAR_MESSAGES.turnedOff, failure: CALENDAR_MESSAGES.turnOffFailed },
    onSuccess: close,
  });
  return (
    <div className="-mx-4 flex flex-wrap">
      <Button variant="quiet" onClick={() => ask("replace")}>
        {t("New address")}
      </Button>
      <Button variant="danger-quiet" onClick={() => ask("turn off")}>
        {t("Turn off")}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        title={asked === "replace" ? t("Give the calendar a new address?") : t("Turn the calendar off?")}
        description={t("Calendars that use today’s address stop getting anything from it.")}
        confirmLabel={asked === "replace" ? t("New address") : t("Turn off")}
        busy={replace.isPending || turnOff.isPending}
        onConfirm={() => (asked === "replace" ? replace.mutate({ language }) : turnOff.mutate())}
      />
    </div>
  );
}
