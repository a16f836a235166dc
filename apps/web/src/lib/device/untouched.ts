import { whenIdle } from "#lib/screen/part";

/** Nobody is about to touch it again, in milliseconds. */
const AT_REST_MS = 5000;
/** Whoever touches the page without an end is not waited for longer, in milliseconds. */
const LONGEST_MS = 60_000;
const LOOKS_EVERY_MS = 1000;

let touchedAt = performance.now();
const note = (): void => void (touchedAt = performance.now());
for (const type of ["pointerdown", "keydown", "scroll"])
  window.addEventListener(type, note, { capture: true, passive: true });

/**
 * Resolves once nobody has touched the page for so many milliseconds and it has nothing else to do: a phone answers touches
 * late while it works on something else. A page that is put away is touched no more.
 */
export async function untouchedFor(ms: number): Promise<void> {
  const begun = performance.now();
  const leftMs = (): number => {
    const now = performance.now();
    return document.hidden || now - begun >= LONGEST_MS ? 0 : touchedAt + ms - now;
  };
  for (let left = leftMs(); left > 0; left = leftMs())
    // oxlint-disable-next-line no-await-in-loop -- until then
    await new Promise((look) => setTimeout(look, Math.min(left, LOOKS_EVERY_MS)));
  await new Promise<void>((idle) => whenIdle(idle));
}

/** For what takes a phone seconds: resolves once nobody uses the page. */
export const atRest = (): Promise<void> => untouchedFor(AT_REST_MS);
