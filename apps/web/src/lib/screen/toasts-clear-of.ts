import { useEffect } from "react";

/** What must stay in sight and in reach while a message shows: a dialog's title and its buttons. */
interface KeptClear {
  readonly title: HTMLElement | null;
  readonly buttons: HTMLElement | null;
}

/** So much room a message or two have beside a dialog, in pixels: below the bar of the page, or above its lower edge. */
const ROOM_ABOVE_PX = 184;
const ROOM_BELOW_PX = 120;
/** So much lies between the title and the buttons of a dialog that has room for a message there. */
const ROOM_BETWEEN_PX = 120;
const GAP_PX = 12;

/** Of the open dialogs, the topmost last. */
const open: KeptClear[] = [];

/** Keeps messages off a title and the buttons below it, as long as they are there and on top. */
export function useToastsClearOf(title: HTMLElement | null, buttons: HTMLElement | null): void {
  useEffect(() => {
    // A dialog that is closed may stay mounted.
    if (!title) return undefined;
    const kept = { title, buttons };
    open.push(kept);
    const resized = new ResizeObserver(place);
    // A sheet that grows carries its title upwards.
    for (const element of [title.parentElement, title, buttons]) if (element) resized.observe(element);
    window.addEventListener("resize", place);
    place();
    return () => {
      resized.disconnect();
      window.removeEventListener("resize", place);
      open.splice(open.indexOf(kept), 1);
      place();
    };
  }, [title, buttons]);
}

/** Where messages begin from the upper and from the lower edge; without a value in their usual place (`frame/toasts.tsx`). */
function place(): void {
  const { title, buttons } = open.at(-1) ?? {};
  const head = title?.getBoundingClientRect();
  const foot = buttons?.getBoundingClientRect();
  // Above the buttons; of a low sheet above all of it.
  const lowest = head && foot && foot.top - head.bottom > ROOM_BETWEEN_PX ? foot : head;
  const lower = foot ?? head;
  const isLow = lower && window.innerHeight - lower.bottom < ROOM_BELOW_PX;
  say("--toasts-top", head && head.top < ROOM_ABOVE_PX ? head.bottom + GAP_PX : null);
  say("--toasts-bottom", lowest && isLow ? window.innerHeight - lowest.top + GAP_PX : null);
}

function say(property: string, px: number | null): void {
  const { style } = document.documentElement;
  if (px === null) style.removeProperty(property);
  else style.setProperty(property, `${Math.round(px)}px`);
}
