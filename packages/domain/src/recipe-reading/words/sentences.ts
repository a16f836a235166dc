/** What a sentence does not end with, in the languages of the kitchen. */
const LINKING_END =
  /(?:[,(–/&+]|(?<!\p{L})(?:and|or|of|the|with|a|an|for|in|to|from|before|until|about|into|plus|your|und|oder|mit|von|der|die|das|den|dem|ein|eine|einen|unter|über|zum|zur|für|bis|auf|bei|et|ou|de|la|le|les|du|des|à|dans|avec|sur|y|o|con|en|el|e|por|hasta|di|del|della|al|per|met|van|het|voor|tot))$/iu;

/** Whether a sentence ends within a text and another begins. */
export function hasSentence(text: string): boolean {
  // "1 Pck. Vanillezucker" is none.
  return /(?<!(?:^|\s)\p{Lu}\p{Ll}{0,3})(?<=\p{Ll}{2})[.!?] \p{Lu}/u.test(text);
}

/** Whether a text ends as a sentence does, be it said by somebody. */
export function endsSentence(text: string): boolean {
  return /[.!?:]["'”’»)]{0,2}$/.test(text.slice(-4));
}

/** "…for about" and "Leek soup with": the last word asks for another. */
export function endsOpen(text: string): boolean {
  return LINKING_END.test(text.slice(-20));
}

/** "Leek soup with" and "Carbonade (traditional" go on, wherever they are broken. */
export function isUnfinished(text: string): boolean {
  return endsOpen(text) || openBrackets(text) > 0;
}

function openBrackets(text: string): number {
  return (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
}
