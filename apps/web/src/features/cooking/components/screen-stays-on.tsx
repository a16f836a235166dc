import { t } from "#lib/language";
import { useEffect } from "react";
import { canKeepScreenOn, keepScreenOn } from "#lib/capabilities";

/** Keeps the screen on while it is there, and says where the browser does not let it. */
export function ScreenStaysOn() {
  useEffect(() => keepScreenOn() ?? undefined, []);
  if (canKeepScreenOn()) return null;
  return (
    <p className="px-4 pb-8 text-center text-sm text-ink-muted">
      {t("At this address the browser does not let a page keep the screen on.")}
    </p>
  );
}
