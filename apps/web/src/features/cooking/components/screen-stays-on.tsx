import { t } from "#lib/text/language";
import { useEffect } from "react";
import { canKeepScreenOn, keepScreenOn } from "#lib/device/keep-screen-on";

/** Keeps the screen on while it is there, and says where the browser does not let it. */
export function ScreenStaysOn() {
  useEffect(() => keepScreenOn() ?? undefined, []);
  const can = canKeepScreenOn();
  if (can === "surely") return null;
  return (
    <p className="px-4 pb-8 text-center text-sm text-ink-muted">
      {can === "mostly"
        ? t("This page keeps the screen on as well as the browser allows.")
        : t("At this address the browser does not let a page keep the screen on.")}
    </p>
  );
}
