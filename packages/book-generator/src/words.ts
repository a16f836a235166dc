const onOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** The words of a text that names them with commas between, over as many lines as it takes. */
export const words = (text: string): readonly string[] => onOneLine(text).split(", ");

/** Foods with their amounts: "200 g: flour; 2: eggs". */
export const measured = (text: string): readonly (readonly [amount: string, food: string])[] =>
  onOneLine(text)
    .split("; ")
    .map((pair) => pair.split(": ") as [string, string]); // so they are written
