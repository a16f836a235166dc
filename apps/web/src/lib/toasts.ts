import { toast } from "sonner";
import { ACTION_TOAST_MS, ERROR_TOAST_MS, MAX_TOASTS, SUCCESS_TOAST_MS } from "./toast-options";

interface ToastExtras {
  /** A further sentence below the title. */
  description?: string | undefined;
  /** One thing that can be done about it, "Undo". The toast then stays ten seconds. */
  action?: { label: string; onClick: () => void };
}

/** For screens: what went well and is not the outcome of a mutation (those say it in their `meta`). */
export function showSuccess(title: string, extras: ToastExtras = {}): void {
  show(toast.success, title, SUCCESS_TOAST_MS, extras);
}

/** For screens: what was refused before any call was made. */
export function showFailure(title: string, extras: ToastExtras = {}): void {
  show(toast.error, title, ERROR_TOAST_MS, extras);
}

/** What was wrong with the last attempt is no news once the next one is under way. */
export function dismissFailures(): void {
  for (const { id } of toast.getToasts().filter((shown) => "type" in shown && shown.type === "error"))
    toast.dismiss(id);
}

function show(
  present: typeof toast.success,
  title: string,
  durationMs: number,
  { description, action }: ToastExtras,
): void {
  // The text is the identity: the same sentence twice is one toast, whose time starts again.
  present(title, {
    id: title,
    duration: action ? ACTION_TOAST_MS : durationMs,
    ...(description ? { description } : {}),
    ...(action ? { action } : {}),
  });
  const shown = toast.getToasts();
  for (const oldest of shown.slice(MAX_TOASTS)) toast.dismiss(oldest.id);
}
