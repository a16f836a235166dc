export interface LineWords {
  /** The amount as a person writes it, "1½"; '' for none. */
  readonly amount: string;
  readonly unit: string;
  readonly name: string;
  readonly subType: string;
  readonly notes: string;
}

/** A line as somebody would have written it: "1½ cups flour (wholemeal), sifted". */
export function lineText(line: LineWords): string {
  const [amount, unit, name, subType, notes] = [line.amount, line.unit, line.name, line.subType, line.notes].map(
    (word) => word.trim(),
  );
  const food = subType ? `${name} (${subType})` : name;
  const words = [amount, unit, food].filter(Boolean).join(" ");
  return notes ? `${words}, ${notes}` : words;
}
