/** Between foods of which one is bought. The Dutch "of" would part "leg of lamb". */
const OR = /\s*,?\s+(?:and\/or|or|oder|ou|oppure|o)\s+|\s*\/\s*|\s*,\s+/iu;
const HAS_CHOICE = /\/|\s(?:or|oder|ou|oppure|o)\s/iu;
const MAX_CHOICES = 4;

/**
 * The names that a choice between foods may mean, in the order in which it is bought: "butter" and "margarine" of "butter
 * or margarine", "chicken stock" before "chicken" of "chicken or beef stock". Empty for a name without a choice.
 */
export function choicesOf(name: string): readonly string[] {
  if (!HAS_CHOICE.test(name)) return [];
  const choices = name.split(OR).filter((choice) => choice !== "");
  if (choices.length < 2 || choices.length > MAX_CHOICES) return [];
  const last = choices.at(-1)?.split(" ") ?? [];
  const heads = last.map((_word, at) => last.slice(at).join(" ")).slice(1);
  return choices.flatMap((choice, at) =>
    at === choices.length - 1 ? [choice] : [...heads.map((head) => `${choice} ${head}`), choice],
  );
}
