import { currentLocale, t } from "./language";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago an instant (ISO, UTC) was: "6 hours ago", "yesterday"; "just now" below a minute and in the future. */
export function agoText(instant: string, nowMs = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(currentLocale(), { numeric: "auto" });
  const agoMs = nowMs - Date.parse(instant);
  for (const [unit, ms] of UNITS) if (agoMs >= ms) return relative.format(-Math.floor(agoMs / ms), unit);
  return t("just now");
}
