import { Toaster } from "sonner";
import { useSchemeChoice } from "../lib/color-scheme";
import { ERROR_TOAST_MS, MAX_TOASTS, toastPosition, type ToastPosition } from "../lib/toast-options";
import { trpc } from "../lib/trpc";
import { useSessionProven } from "../lib/use-session-proven";

const SCHEMES = { auto: "system", light: "light", dark: "dark" } as const;
/** The height of the navigation bar. */
const BAR_PX = 76;
const FRESH_MS = 60_000;

/** The toasts of a signed-in family, at the place that it has chosen on the admin page. */
export function HouseholdToasts() {
  const isSignedIn = useSessionProven();
  const { data } = trpc.settings.list.useQuery(undefined, {
    enabled: isSignedIn,
    staleTime: FRESH_MS,
    meta: { silent: true },
  });
  return <Toasts position={toastPosition(data?.settings.toast_position?.value)} />;
}

/** Where toasts appear; what they say comes from the query client and `lib/toasts`. */
export function Toasts({ position = toastPosition(undefined) }: { position?: ToastPosition }) {
  const choice = useSchemeChoice();
  return (
    <Toaster
      theme={SCHEMES[choice]}
      position={position}
      duration={ERROR_TOAST_MS}
      visibleToasts={MAX_TOASTS}
      expand
      gap={10}
      // Below the bar at the top of a page, of cook mode and of a menu: what stands there stays in reach.
      offset={{ top: BAR_PX + 12, bottom: 20, left: 20, right: 20 }}
      mobileOffset={{ top: BAR_PX + 8, bottom: 12, left: 12, right: 12 }}
      containerAriaLabel="Messages"
      toastOptions={{
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
  );
}
