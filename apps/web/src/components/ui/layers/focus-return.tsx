import { type RefObject, useInsertionEffect, useRef } from "react";

/**
 * Gives focus back to what had it before a dialog opened. Radix does so only for a dialog with a trigger of its own;
 * ours are opened by a page's state. Put {@link RememberOpener} inside the content, `giveBack` on its `onCloseAutoFocus`.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null);
  function giveBack(event: Event): void {
    if (event.defaultPrevented) return;
    event.preventDefault();
    // It gave way to another dialog, which has the focus.
    if (document.querySelector("[role=dialog][data-state=open], [role=alertdialog][data-state=open]")) return;
    if (opener.current?.isConnected) opener.current.focus();
    // The row of what was deleted is gone, its button too: the page's heading is the nearest place that is still there.
    else document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
  }
  return { opener, giveBack };
}

/** There only while its dialog is open; it looks before any field inside takes focus by itself. */
export function RememberOpener({ openerRef }: { openerRef: RefObject<HTMLElement | null> }) {
  useInsertionEffect(() => {
    openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, [openerRef]);
  return null;
}
