import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { printParsedLines } from "./parse-command";

/** What the command prints for a text, one parsed object a line. */
async function parse(...chunks: readonly string[]): Promise<unknown[]> {
  const output = new PassThrough();
  const printed = text(output);
  await printParsedLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
  output.end();
  return (await printed)
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

describe("kitchen parse", () => {
  it("prints one object a line, in order", async () => {
    expect(await parse("200 g flour\n2-3 large eggs, beaten\n")).toEqual([
      { amount: 200, amountMax: null, unit: "g", name: "flour", size: "", notes: "" },
      { amount: 2, amountMax: 3, unit: "", name: "eggs", size: "large", notes: "beaten" },
    ]);
  });

  it("keeps the size of a pack beside the count", async () => {
    expect(await parse("2 x 400g tins chickpeas")).toEqual([
      {
        amount: 2,
        amountMax: null,
        unit: "can",
        name: "chickpeas",
        size: "",
        notes: "",
        pack: { amount: 400, unit: "g" },
      },
    ]);
  });

  it("gives a blank line an object too, so that line numbers stay", async () => {
    expect(await parse("salt\r\n\r\npepper")).toMatchObject([
      { name: "salt" },
      { amount: null, unit: "", name: "" },
      { name: "pepper" },
    ]);
  });

  it("reads a line that arrives in pieces, and skips a byte order mark", async () => {
    expect(await parse("\uFEFF1 tb", "sp hon", "ey\n2 pea", "rs")).toMatchObject([
      { unit: "tbsp", name: "honey" },
      { amount: 2, name: "pears" },
    ]);
  });

  it("reads more lines than one piece of input holds, and keeps their order", async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `${index + 1} g salt\n`);
    const parsed = await parse(lines.slice(0, 2500).join(""), lines.slice(2500).join(""));
    expect(parsed).toHaveLength(5000);
    expect(parsed.at(-1)).toMatchObject({ amount: 5000, unit: "g", name: "salt" });
  });

  it("stops quietly when nobody reads on", async () => {
    const output = new PassThrough();
    output.destroy(Object.assign(new Error("broken pipe"), { code: "EPIPE" }));
    await expect(
      printParsedLines(Readable.from([Buffer.from("1 egg\n".repeat(1000))]), output),
    ).resolves.toBeUndefined();
  });
});
