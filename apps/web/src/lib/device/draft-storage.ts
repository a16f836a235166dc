import { deviceStore } from "./browser-storage";

/** Raise it when the shape of a form changes, so that no form is filled with what it cannot hold. */
const DRAFT_VERSION = 1;
const PREFIX = "tureen.draft.";

/** What was typed into a form and not saved; undefined where there is nothing, or nothing that `isReadable`. */
export function readDraft<Values>(form: string, isReadable: (value: unknown) => value is Values): Values | undefined {
  const text = deviceStore.read(PREFIX + form);
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== "object" || draft === null || !("version" in draft) || !("values" in draft)) return undefined;
    return draft.version === DRAFT_VERSION && isReadable(draft.values) ? draft.values : undefined;
  } catch {
    // Someone edited the storage by hand; an empty form is the honest start.
    return undefined;
  }
}

/** Keeps plain JSON on this device until the form is saved or dropped. */
export function writeDraft(form: string, values: unknown): void {
  deviceStore.write(PREFIX + form, JSON.stringify({ version: DRAFT_VERSION, values }));
}

/** Does nothing where the form has no draft. */
export function removeDraft(form: string): void {
  deviceStore.remove(PREFIX + form);
}

/** On signing out by hand: what was half written does not stay behind on a borrowed device. */
export function removeAllDrafts(): void {
  for (const key of deviceStore.keys()) if (key.startsWith(PREFIX)) deviceStore.remove(key);
}
