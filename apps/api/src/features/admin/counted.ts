/** "1 recipe", "12 recipes", "1,200 recipes". */
export function counted(amount: number, singular: string): string {
  return `${amount.toLocaleString("en-GB")} ${singular}${amount === 1 ? "" : "s"}`;
}

/** "Deleted 3 recipes and 5 planned meals." */
export function sentenceOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "nothing";
  return `Deleted ${parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${last}` : last}.`;
}
