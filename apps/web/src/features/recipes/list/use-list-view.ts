import { useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";

/** Cards with pictures, or rows of which a screen holds more. */
export type ListView = "cards" | "rows";

const KEY = "tureen.recipe-view";

/** How this device shows the list. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => (deviceStore.read(KEY) === "rows" ? "rows" : "cards"));
  return [
    view,
    (chosen) => {
      deviceStore.write(KEY, chosen);
      setView(chosen);
    },
  ];
}
