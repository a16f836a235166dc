import type { Said, Text } from "@tureen/messages/text";
import { useSyncExternalStore } from "react";
import { said } from "#lib/text/language";
import { createListeners } from "#lib/device/listeners";
import { ACTION_TOAST_MS, ERROR_TOAST_MS, MAX_TOASTS, SUCCESS_TOAST_MS } from "./toast-options";

interface ToastExtras {
  /** A further sentence below the title. */
  description?: Said | undefined;
  /** One thing that can be done about it, "Undo". The toast then stays ten seconds. */
  action?: { label: Said; onClick: () => void };
}

type Sonner = typeof import("./sonner");
type Toast = Sonner["toast"];

/** What shows the toasts, loaded with the first of them, and the place that the family has chosen for them. */
interface ToastDisplay {
  readonly sonner: Sonner | null;
  readonly position: unknown;
}

let display: ToastDisplay = { sonner: null, position: undefined };
/** True while a toaster is on screen; what is said before waits for it. */
let isListening = false;
const waiting: ((toast: Toast) => void)[] = [];
const { subscribe, notify } = createListeners();

/** For screens: what went well and is not the outcome of a mutation (those say it in their `meta`). */
export function showSuccess(title: Text | Said, extras: ToastExtras = {}): void {
  tell((toast) => show(toast, toast.success, said(title), SUCCESS_TOAST_MS, extras));
}

/** For screens: what was refused before any call was made. */
export function showFailure(title: Text | Said, extras: ToastExtras = {}): void {
  tell((toast) => show(toast, toast.error, said(title), ERROR_TOAST_MS, extras));
}

/** What was wrong with the last attempt is no news once the next one is under way. */
export function dismissFailures(): void {
  if (!isListening && waiting.length === 0) return;
  tell((toast) => {
    for (const { id } of toast.getToasts().filter((shown) => "type" in shown && shown.type === "error"))
      toast.dismiss(id);
  });
}

/** Loads what shows toasts. Where that fails, the next toast tries again. */
export async function loadToasts(): Promise<void> {
  if (display.sonner) return;
  try {
    const sonner = await import("./sonner");
    change({ ...display, sonner });
  } catch {
    // A server that is out of reach; nothing could be shown without the script that shows it.
  }
}

/** Puts toasts where the setting `toast_position` says, until the returned function is called. */
export function placeToasts(position: unknown): () => void {
  change({ ...display, position });
  return () => change({ ...display, position: undefined });
}

/** For the toaster alone. */
export function useToastDisplay(): ToastDisplay {
  return useSyncExternalStore(subscribe, () => display);
}

/** Called when the toaster is on screen: tells it what was said before. Returns what is to be called when it goes. */
export function startListening(): () => void {
  isListening = true;
  for (const say of waiting.splice(0)) tell(say);
  return () => {
    isListening = false;
  };
}

function tell(say: (toast: Toast) => void): void {
  if (display.sonner && isListening) say(display.sonner.toast);
  else {
    waiting.push(say);
    void loadToasts();
  }
}

function change(next: ToastDisplay): void {
  display = next;
  notify();
}

function show(
  toast: Toast,
  present: Toast["success"],
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
