import { isSecurePlace } from "./capabilities";

/** "surely" by the browser's own lock; over plain HTTP, and in older browsers, as well as a silent video does; or not at all. */
export function canKeepScreenOn(): "surely" | "mostly" | "not" {
  if (isSecurePlace() && "wakeLock" in navigator) return "surely";
  return canPlaySilentVideo() ? "mostly" : "not";
}

/** Keeps the screen on until the returned function is called, coming back to the tab included. Null where it cannot. */
export function keepScreenOn(): (() => void) | null {
  const can = canKeepScreenOn();
  if (can !== "surely") return can === "mostly" ? playSilentVideo() : null;
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    if (!isWanted || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      // A low battery refuses it. The screen then goes dark as it always did.
      lock = null;
    }
    if (!isWanted) void lock?.release();
  }

  const holdAgain = () => void hold();
  document.addEventListener("visibilitychange", holdAgain);
  void hold();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", holdAgain);
    void lock?.release();
  };
}

/** Often enough to be a video that plays. */
const FRAME_MS = 1_000;

/** False for a browser that makes no video of a canvas. */
function canPlaySilentVideo(): boolean {
  return "captureStream" in HTMLCanvasElement.prototype;
}

/**
 * Plays a video of one black dot and silence until the returned function is called. Browsers keep the screen on while a
 * video with sound plays in view (Chromium's video_wake_lock.cc, WebKit's HTMLMediaElement::shouldDisableSleep), over
 * plain HTTP too. Where sound must wait for a tap, it plays without until then.
 */
function playSilentVideo(): () => void {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const draw = (): void => canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
  draw();
  const stream = canvas.captureStream();
  const silence = silentTrack();
  if (silence) stream.addTrack(silence.track);
  const frames = setInterval(draw, FRAME_MS);

  const video = document.createElement("video");
  video.playsInline = true;
  video.ariaHidden = "true";
  video.className = "pointer-events-none fixed start-0 top-0 size-px";
  video.srcObject = stream;
  document.body.append(video);

  const play = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    video.muted = false;
    void silence?.audio.resume();
    try {
      await video.play();
    } catch {
      // No tap yet, so without sound for now; where even that is refused, the next tap tries again.
      video.muted = true;
      await video.play().catch(() => undefined);
    }
  };
  const playAgain = (): void => void play();
  document.addEventListener("pointerdown", playAgain);
  document.addEventListener("visibilitychange", playAgain);
  playAgain();
  return () => {
    document.removeEventListener("pointerdown", playAgain);
    document.removeEventListener("visibilitychange", playAgain);
    clearInterval(frames);
    for (const track of stream.getTracks()) track.stop();
    void silence?.audio.close();
    video.remove();
  };
}

function silentTrack(): { audio: AudioContext; track: MediaStreamTrack } | null {
  if (!("AudioContext" in window)) return null;
  const audio = new AudioContext();
  const [track] = audio.createMediaStreamDestination().stream.getAudioTracks();
  return track ? { audio, track } : null;
}
