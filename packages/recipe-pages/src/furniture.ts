/** What stands among the lines of a page beside the recipe: buttons, units to choose, advertisements, whose photo it is. */
const FURNITURE =
  /^(?:us|metric|us customary|cups?|grams?|print|save|pin|share|copy|select all|deselect all|add to (?:cart|shopping list|list).*|(?:shop|get|buy) (?:the )?ingredients(?: .{1,30})?|\d?x(?: \d?x)*|cook mode.*|keep screen.*|prevent your screen.*|mark as complete|advertisement|ad|adjust servings|scale|units?|jump to .*|gallery|photo|view (?:all|more)|show (?:more|less|images)|hide images|(?:#[^\s#]+\s*)+|back to .{1,30}|(?:photos?|images?|fotos?) (?:by|credit|von|par|de|di)\b.{1,60}|(?:published|posted|last updated|veröffentlicht|publié|publicado|pubblicato)(?: on| am| le| el| il)? .{0,20}\d{4}|.{0,60}\b(?:tag|mention) (?:us|me)\b.{0,80})$/i;

/** Words that no recipe says, as a line of their own. */
export function isFurniture(text: string): boolean {
  return FURNITURE.test(text);
}
