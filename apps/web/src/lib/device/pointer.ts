/** False where a thumb is likely: focusing a field there brings up a keyboard that hides half of the page. */
export function hasFinePointer(): boolean {
  return window.matchMedia("(pointer: fine)").matches;
}
