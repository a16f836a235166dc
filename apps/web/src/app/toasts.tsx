import { Toaster } from "sonner";
import { useSchemeChoice } from "../lib/color-scheme";
import { ERROR_TOAST_MS, MAX_TOASTS, toastPosition, type ToastPosition } from "../lib/toast-options";
import { trpc } from "../lib/trpc";
import { useSessionProven } from "../lib/use-session-proven";

const SCHEMES = { auto: "system", light: "light", dark: "dark" } as const;
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
      offset={20}
      mobileOffset={12}
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
