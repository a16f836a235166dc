import { serverAddress } from "#lib/screen/address";
import { sundayWeek } from "@tureen/domain/dates/week";
import { Share } from "lucide-react";
import { useState } from "react";
import { CopyField } from "#components/copy-field";
import { CallFailure } from "#components/failure-note";
import { isOnTheBox } from "#components/phone-code";
import { Button, CancelButton } from "#components/ui/button";
import { ChoiceGroup } from "#components/ui/choice-group";
import { Dialog } from "#components/ui/layers/dialog";
import { canShare, shareOrCopy } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { momentText } from "#lib/text/moment-text";
import { today } from "#lib/text/today";
import { GUEST_LINK_MESSAGES } from "./messages";

const CHOICES = ["1", "7", "30", "90"] as const;
type Days = (typeof CHOICES)[number];

interface GuestLinkDialogProps {
  of: { recipe_id: number } | { collection_id: number };
  title: string;
  onClose: () => void;
}

/** Makes a link by which somebody outside the household sees this recipe or collection; its address is shown this once. */
export default function GuestLinkDialog({ of, title, onClose }: GuestLinkDialogProps) {
  const [days, setDays] = useState<Days>("7");
  const create = trpc.guestLinks.create.useMutation({ meta: { failure: GUEST_LINK_MESSAGES.createFailed } });
  const origin = useOriginForOthers();
  const labels: Readonly<Record<Days, string>> = {
    "1": t("A day"),
    "7": t("A week"),
    "30": t("30 days"),
    "90": t("90 days"),
  };
  const { data } = create;
  return (
    <Dialog
      onClose={onClose}
      title={t("A link for guests")}
      description={t(
        "Whoever has the link can open it, where your household can be reached. They see this and nothing else, without your notes.",
      )}
      footer={
        data ? (
          <Button onClick={onClose}>{t("Done")}</Button>
        ) : (
          <>
            <CancelButton onClick={onClose} />
            <Button busy={create.isPending} onClick={() => create.mutate({ ...of, days: Number(days) })}>
              {t("Make the link")}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className="grid gap-4">
          <CopyField label={t("Address for your guests")} value={origin + data.path} messages={GUEST_LINK_MESSAGES}>
            {canShare() && (
              <Button
                icon={Share}
                variant="secondary"
                onClick={() => void shareOrCopy({ title, url: origin + data.path })}
              >
                {t("Share")}
              </Button>
            )}
          </CopyField>
          <p className="text-sm text-ink-muted">
            {t(
              "It opens until {moment}, and is shown this once: copy it now. The Admin page, under Access, ends it earlier.",
              { moment: momentText(data.link.expires_at) },
            )}
          </p>
        </div>
      ) : (
        <ChoiceGroup
          legend={t("It opens for")}
          options={CHOICES.map((value) => ({ value, label: labels[value] }))}
          value={days}
          onValueChange={setDays}
        />
      )}
      <CallFailure call={create} />
    </Dialog>
  );
}

/** Where others find this server: not under the name "localhost", which leads each of them to their own device. */
function useOriginForOthers(): string {
  const address = serverAddress();
  const { start, end } = sundayWeek(today());
  const { data } = trpc.dashboard.counts.useQuery(
    { startDate: start, endDate: end },
    { enabled: isOnTheBox(address), meta: { silent: true } },
  );
  return data?.homeAddresses[0] ?? address;
}
