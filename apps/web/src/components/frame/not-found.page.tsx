import { t } from "#lib/text/language";
import { DeadEnd } from "../dead-end";
import { ButtonLink } from "../ui/button";
import { paths } from "#lib/screen/paths";

/** For an address that is no page, and for one of the shop view that names no list. */
export function NotFoundPage() {
  return (
    <DeadEnd
      title={t("This page is not on the menu")}
      text={t("The address may be mistyped, or what stood here was deleted.")}
    >
      <ButtonLink href={paths.dashboard}>{t("Go to the dashboard")}</ButtonLink>
    </DeadEnd>
  );
}
