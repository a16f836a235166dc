/** An ingredient whose parts stand apart, as one line: "200 g flour, sifted"; '' where nothing is said. */
export function measuredLine(amount: string, unit: string, food: string, preparation = ""): string {
  const [number = "", measure = "", name = ""] = [amount, unit, food].map((part) => part.replace(/\s+/g, " ").trim());
  // 12 of "1/2-inch slices" are no twelve and a half inches.
  const times = number !== "" && measure === "" && /^(?:\d+\/\d|\p{No})/u.test(name) ? "x" : "";
  const measured = [number, measure, times, name].filter(Boolean);
  // "flour -- sifted"
  const [whole = "", ...others] = measured.join(" ").split(/\s+--\s+/);
  return [whole, ...others, preparation.replace(/\s+/g, " ").trim()].filter(Boolean).join(", ");
}

/** "6.000000" and "0.5" of programs as people write them. */
export function plainNumber(text: string): string {
  return text
    .trim()
    .replace(/^(\d+)\.0+$/, "$1")
    .replace(/^(\d+\.\d*?[1-9])0+$/, "$1");
}
