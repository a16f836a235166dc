/** An ingredient whose parts stand apart, as one line: "200 g flour, sifted"; '' where nothing is said. */
export function measuredLine(amount: string, unit: string, food: string, preparation = ""): string {
  const measured = [amount, unit, food].map((part) => part.replace(/\s+/g, " ").trim()).filter(Boolean);
  // "flour -- sifted"
  const [name = "", ...others] = measured.join(" ").split(/\s+--\s+/);
  return [name, ...others, preparation.replace(/\s+/g, " ").trim()].filter(Boolean).join(", ");
}

/** "6.000000" and "0.5" of programs as people write them. */
export function plainNumber(text: string): string {
  return text
    .trim()
    .replace(/^(\d+)\.0+$/, "$1")
    .replace(/^(\d+\.\d*?[1-9])0+$/, "$1");
}
