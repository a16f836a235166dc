import { t } from "#lib/text/language";
import { useEffect } from "react";
import { useSchemeChoice } from "#lib/device/color-scheme";
import { ERROR_TOAST_MS, MAX_TOASTS, toastPosition } from "#lib/screen/toast-options";
import { startListening, useToastDisplay } from "#lib/screen/toasts";

const SCHEMES = { auto: "system", light: "light", dark: "dark" } as const;
/** The height of the navigation bar. */
const BAR_PX = 76;

/** An open dialog says where they are clear of its title and its buttons (`lib/screen/toasts-clear-of.ts`). */
const top = (gapPx: number) => `var(--toasts-top, ${BAR_PX + gapPx}px)`;
const bottom = (gapPx: number) => `var(--toasts-bottom, calc(var(--bottom-bar) + ${gapPx}px))`;

/** Where toasts appear; what they say comes from the query client and `lib/screen/toasts`. */
export function Toasts() {
  const { sonner, position } = useToastDisplay();
  const choice = useSchemeChoice();
  if (!sonner) return null;
  return (
    <>
      <sonner.Toaster
        theme={SCHEMES[choice]}
        position={toastPosition(position)}
        duration={ERROR_TOAST_MS}
        visibleToasts={MAX_TOASTS}
        expand
        gap={10}
        // Below the bar at the top of a page, of cook mode and of a menu: what stands there stays in reach.
        offset={{ top: top(12), bottom: bottom(20), left: 20, right: 20 }}
        mobileOffset={{ top: top(8), bottom: bottom(12), left: 12, right: 12 }}
        containerAriaLabel={t("Messages")}
        toastOptions={{
          // An open dialog takes the pointer from the whole page; an Undo stays in reach.
          style: { pointerEvents: "auto" },
          classNames: {
            toast: "toast",
            success: "toast-success",
            error: "toast-error",
            title: "toast-title",
            description: "toast-description",
            actionButton: "toast-action",
          },
        }}
      />
      <Listening />
    </>
  );
}

/** Stands behind the toaster: its effect runs when the toaster's has. */
function Listening() {
  useEffect(startListening, []);
  return null;
}
