import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { removeDraft, writeDraft } from "./draft-storage";
import { useUnsavedInput } from "./unsaved-input";

const WRITE_DELAY_MS = 300;

/**
 * Keeps a half filled form across a closed tab. Read the draft once with `readDraft` and give it to the form as
 * `values`/`reset`; this writes it while it differs from the form's defaults. Call the returned function after saving
 * or resetting.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  useUnsavedInput(form.formState.isDirty);
  // What was typed last may still wait to be written: forgetting drops that too, or leaving the page would write it.
  const forget = useRef(() => removeDraft(name));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: unknown;

    forget.current = () => {
      clearTimeout(timer);
      pending = undefined;
      removeDraft(name);
    };

    function flush(): void {
      clearTimeout(timer);
      if (pending !== undefined) writeDraft(name, pending);
      pending = undefined;
    }

    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        pending = undefined;
        if (!isDirty) {
          removeDraft(name);
          return;
        }
        pending = values;
        timer = setTimeout(flush, WRITE_DELAY_MS);
      },
    });
    // A phone may drop a hidden tab without another word.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      flush();
      unsubscribe();
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
    };
  }, [form, name]);

  return () => forget.current();
}
