import type { Data } from "@tureen/recipe-pages/structured-data/json";
import type { Picture } from "#format-recipe";

/** The picture in a text: bare base64, or a data address. None in anything else. */
export function embeddedPicture(data: Data | undefined): readonly Picture[] {
  const base64 = typeof data === "string" ? data.replace(/^data:image\/[a-z+.-]+;base64,/i, "").trim() : "";
  // Its letters are looked at where it is decoded; a picture of fewer is none.
  return base64.length >= 64 && /^[A-Za-z0-9+/=\s]{64}/.test(base64) ? [{ kind: "base64", base64 }] : [];
}
