import { describe, expect, it } from "vitest";
import { pageTextQuality } from "./page-text-quality";

const prose =
  "Melt the butter in a heavy pan, add the onions and let them soften without colour, then stir in the flour.";

describe("whether a page can be read from its text", () => {
  it("can, with a text of the usual length", () => {
    expect(pageTextQuality(prose, true)).toMatchObject({ kind: "text" });
  });

  it("cannot, when it is a picture with a caption", () => {
    expect(pageTextQuality("Plate 12", true).kind).toBe("scanned");
    expect(pageTextQuality("", true).kind).toBe("scanned");
  });

  it("keeps the words beside a picture, be they few, and no signs that nobody can make out", () => {
    expect(["Cassoulet", "12", "\u{e000}\u{e001} Cas", ""].map((text) => pageTextQuality(text, true).hasWords)).toEqual(
      [true, false, false, false],
    );
  });

  it("can, when a recipe's last line is all there is on it", () => {
    expect(pageTextQuality("10. Serve with apple sauce.", false).kind).toBe("text");
  });

  it("needs no reading, when there is nothing on it", () => {
    expect(pageTextQuality(" \n", false)).toEqual({ kind: "blank", hasWords: false, letters: 0 });
  });

  it("cannot, when its font gives no letters", () => {
    expect(pageTextQuality(`${prose} ${"\ue001\ufffd\u0001".repeat(20)}`, false).kind).toBe("scanned");
  });

  it("can, with a few odd signs among the text", () => {
    expect(pageTextQuality(`\uf0b7 ${prose} \uf0b7 ${prose}`, true).kind).toBe("text");
  });

  it("counts letters of every script", () => {
    expect(pageTextQuality("味".repeat(80), true)).toMatchObject({ kind: "text", letters: 80 });
  });
});
