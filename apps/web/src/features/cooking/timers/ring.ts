import { canNotify } from "#lib/device/capabilities";

/** Two short notes, of hertz and seconds. */
const NOTE_HERTZ = 988;
const NOTE_SECONDS = 0.18;
const VIBRATION_MS = [300, 150, 300];

let audio: AudioContext | null = null;

/** Called with the tap that starts a timer: lets it sound, and asks once whether it may notify. */
export function allowRinging(): void {
  void allowSound();
  if (canNotify() && Notification.permission === "default") void Notification.requestPermission().catch(() => "denied");
}

/** Browsers let a page sound only after a tap or a key, and forget that when it is loaded again. */
async function allowSound(): Promise<void> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
  } catch {
    // A browser without sound still shows and vibrates.
  }
}

/**
 * A tap's beginning is not among them: a finger allows nothing before it is lifted
 * (https://html.spec.whatwg.org/multipage/interaction.html#activation-triggering-input-event).
 */
const ALLOWING_EVENTS = ["click", "touchend", "keydown"];

/** Allows the sound with the next tap or key anywhere, and again where the phone has taken it away. Ends by what it answers. */
export function allowSoundByAnyTap(): () => void {
  const allow = (): void => void allowSound();
  // Before the page's own: what it is tapped for may keep the event to itself.
  for (const event of ALLOWING_EVENTS) window.addEventListener(event, allow, { capture: true });
  return () => {
    for (const event of ALLOWING_EVENTS) window.removeEventListener(event, allow, { capture: true });
  };
}

/** Sounds and vibrates once. */
export function ringOnce(): void {
  if ("vibrate" in navigator && wasTapped()) navigator.vibrate(VIBRATION_MS);
  if (audio?.state !== "running") return;
  for (const offset of [0, NOTE_SECONDS * 1.5]) sound(audio, audio.currentTime + offset);
}

/** Chrome refuses to vibrate before the first tap, and says so on the console; a browser that does not know vibrates. */
function wasTapped(): boolean {
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
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
