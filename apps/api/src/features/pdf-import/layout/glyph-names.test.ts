import { describe, expect, it } from "vitest";
import { lacksGlyphs, spelledOut, typefaceOf } from "./glyph-names";

/** pdf.js's record of a font whose signs have names. */
const font = (differences: readonly (string | undefined)[]) => ({
  name: "ABCDEF+Garamond",
  type: "Type1",
  differences,
});

describe("glyphs without a character of their own", () => {
  it("are the letters that their names say", () => {
    const face = typefaceOf(font([undefined, "f_i", "ffl", "onehalf"]));
    expect(face.name).toBe("Garamond");
    expect(spelledOut("\u0001nely chopped wa\u0002e, \u0003 cup", face)).toBe("finely chopped waffle, ½ cup");
  });

  it("are TeX's ligatures in fonts of dots, which keep no names", () => {
    expect(spelledOut("\u000cne \u000dour", typefaceOf({ name: "T3", type: "Type3" }))).toBe("fine flour");
  });

  it("are known where office fonts put a sign for two letters", () => {
    expect(spelledOut("BuƩer, so\u014cen", typefaceOf(null))).toBe("Butter, soften");
  });

  it("are told where nobody says what they are", () => {
    expect(lacksGlyphs("\ufffdour")).toBe(true);
    expect(lacksGlyphs("flour")).toBe(false);
  });

  it("are none in whatever else stands for a font", () => {
    for (const record of [null, 7, "font", { differences: "none" }]) expect(typefaceOf(record).glyphs.size).toBe(0);
  });
});
