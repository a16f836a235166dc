/**
 * Enter in a one-line field of the form goes to the next one: a long form must not be sent half filled because somebody
 * pressed it. For the `ref` of a form.
 */
export function moveOnByEnter(form: HTMLFormElement | null): (() => void) | undefined {
  form?.addEventListener("keydown", moveOn);
  return () => form?.removeEventListener("keydown", moveOn);
}

function moveOn(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== "Enter" || event.isComposing || !(target instanceof HTMLInputElement) || !target.form) return;
  event.preventDefault();
  const stops = [...target.form.elements].filter(isStop);
  stops[stops.indexOf(target) + 1]?.focus();
}

/** Fields that can be seen, and the button that saves. */
function isStop(element: Element): element is HTMLElement {
  if (element instanceof HTMLButtonElement) return element.type === "submit";
  return (
    element instanceof HTMLElement &&
    !(element instanceof HTMLFieldSetElement) &&
    element.tabIndex >= 0 &&
    element.checkVisibility()
  );
}
