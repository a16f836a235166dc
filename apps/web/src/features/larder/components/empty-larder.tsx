import { t } from "#lib/language";
import { EmptyState } from "#components/empty-state";

export function EmptyLarder() {
  return (
    <EmptyState
      title={t("Nothing in the larder yet")}
      text={t("Begin with what never runs out here: salt, flour, olive oil. Search for it above.")}
    />
  );
}
