import { serverAddress } from "#lib/screen/address";
import { sundayWeek } from "@tureen/domain/dates/week";
import { PhoneCode } from "#components/phone-code";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { today } from "#lib/text/today";

/** This household's address as a code for a phone's camera. */
export default function InvitePhone() {
  // It is the dashboard's answer that knows where phones at home find the server.
  const { start, end } = sundayWeek(today());
  const { data } = trpc.dashboard.counts.useQuery({ startDate: start, endDate: end }, { meta: { silent: true } });
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t("Invite a phone")}</h3>
      {data && <PhoneCode origin={serverAddress()} homeAddresses={data.homeAddresses} />}
    </div>
  );
}
