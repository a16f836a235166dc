import { Toaster } from "sonner";
import { useSchemeChoice } from "../lib/color-scheme";
import { ERROR_TOAST_MS, MAX_TOASTS, TOAST_POSITION } from "../lib/toast-options";

const SCHEMES = { auto: "system", light: "light", dark: "dark" } as const;

/** Where toasts appear; what they say comes from the query client and `lib/toasts`. */
export function Toasts() {
  const choice = useSchemeChoice();
  return (
    <Toaster
      theme={SCHEMES[choice]}
      position={TOAST_POSITION}
      duration={ERROR_TOAST_MS}
      visibleToasts={MAX_TOASTS}
      expand
      gap={10}
      offset={{ top: 20 }}
      mobileOffset={{ top: 12 }}
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
