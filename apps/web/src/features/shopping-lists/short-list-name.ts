import { t } from "#lib/text/language";

/** "Shopping List - Week of 3 May" is "Week of 3 May" where there is little room: what tells it from the others stays. */
export function shortListName(name: string): string {
  const rest = ["Shopping List", t("Shopping List")]
    .filter((start) => name.startsWith(start))
    .map((start) => name.slice(start.length).replace(/^[\s\-–:]+/u, ""))[0];
  return rest || name;
}
