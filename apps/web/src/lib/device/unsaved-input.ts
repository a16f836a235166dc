import { useEffect } from "react";

let formsWithInput = 0;

/** Whether a form on this page holds something that a reload would interrupt. */
export function hasUnsavedInput(): boolean {
  return formsWithInput > 0;
}

/** Tells that the form on screen holds unsaved input for as long as `isUnsaved`. */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    formsWithInput += 1;
    return () => {
      formsWithInput -= 1;
    };
  }, [isUnsaved]);
}
