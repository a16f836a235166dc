import { canNotify } from "#lib/capabilities";

/** Two short notes, of hertz and seconds. */
const NOTE_HERTZ = 988;
const NOTE_SECONDS = 0.18;
const VIBRATION_MS = [300, 150, 300];

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a tap: called with the tap that starts a timer. Asks once whether it may notify. */
export function allowRinging(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // A browser without sound still shows and vibrates.
  }
  if (canNotify() && Notification.permission === "default") void Notification.requestPermission().catch(() => "denied");
}

/** Sounds and vibrates once. */
export function ringOnce(): void {
  if ("vibrate" in navigator) navigator.vibrate(VIBRATION_MS);
  if (audio?.state !== "running") return;
  for (const offset of [0, NOTE_SECONDS * 1.5]) sound(audio, audio.currentTime + offset);
}

function sound(context: AudioContext, at: number): void {
  const [note, volume] = [context.createOscillator(), context.createGain()];
  note.frequency.value = NOTE_HERTZ;
  volume.gain.setValueAtTime(0.6, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  note.connect(volume).connect(context.destination);
  note.start(at);
  note.stop(at + NOTE_SECONDS);
}

/** For a phone in a pocket, or another tab in front; nothing where the family did not allow it. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  try {
    // Chrome on Android shows those of a service worker alone.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, { body, tag: title });
    else Reflect.construct(Notification, [title, { body, tag: title }]);
  } catch {
    // It rings all the same.
  }
}
