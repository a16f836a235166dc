import type { Data } from "@tureen/recipe-pages/structured-data/json";
import type { Picture } from "#format-recipe";

/** A picture in a text: bare base64, or a data address. Null for anything else. */
export function embeddedPicture(data: Data | undefined): Picture | null {
  if (typeof data !== "string") return null;
  const base64 = data.replace(/^data:image\/[a-z+.-]+;base64,/i, "").trim();
  // Its letters are looked at where it is decoded; a picture of fewer is none.
  return base64.length >= 64 && /^[A-Za-z0-9+/=\s]{64}/.test(base64) ? { kind: "base64", base64 } : null;
}
