/** Whether keys that are pressed there write or choose something: they are no shortcuts then. A tick takes the space bar alone. */
export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}
