/** What stands among the lines of a page beside the recipe: buttons, units to choose, advertisements, whose photo it is. */
const FURNITURE =
  /^(?:us|metric|us customary|cups?|grams?|print(?: this recipe.{0,40})?|save|save (?:this )?(?:recipe|(?:it )?for later)\W*|pdf|id(?: \p{L}+)?\s?: ?\d+|\d(?: \d){2,}|pin|share|copy|select all|deselect all|add to (?:cart|shopping list|list).*|(?:shop|get|buy) (?:the )?ingredients(?: .{1,30})?|\d?x(?: \d?x)*|cook mode.*|keep screen.*|prevent your screen.*|mark as complete|(?:advertisement|advertentie|anzeige|werbung|publicité|publicidad|pubblicità)(?:\W.{0,60})?|ad|adjust servings|scale|units?|jump to .*|gallery|photo|view (?:all|more)|show (?:more|less|images)|hide images|(?:bild(?:er)? (?:anzeigen|schließen)\s?)+|(?:voir|afficher) (?:la|les) photos?|print shopping list|einkaufsliste(?: drucken)?|kochansicht|kochmodus.{0,20}|(?:#[^\s#]+\s*)+|back to .{1,30}|(?:photos?|images?|fotos?) (?:by|credit|von|par|de|di)\b.{1,60}|watch (?:the )?.{0,20}video|(?:keep|continue) reading:.*|(?:read (?:more|also|next)|lesen sie auch|lire aussi|leggi anche|lees ook)\s?:.*|(?:kitchen|printer)-friendly.{0,20}|recipe courtesy.{0,80}|(?:this )?recipe (?:(?:was )?reprinted|submitted)\b.{0,200}|originally published (?:as|in)\b.{0,200}|(?:published|posted|last updated|veröffentlicht|publié|publicado|pubblicato)(?: on| am| le| el| il)? .{0,20}\d{4}|.{0,60}\b(?:tag|mention) (?:us|me)\b.{0,80})$/iu;

/** "By Nora Field": whose page it is. */
const BY_LINE = /^[Bb]y \p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]+){0,2}$/u;

/** "[[ ingredient.name ]]": what a script has not filled in. */
const TEMPLATE = /\{\{.*\}\}|\[\[.*\]\]/;

/** What a site says to its readers: it stands below the last step, and with it all else that is no recipe. */
const TO_READERS =
  /\b(?:newsletter|subscrib(?:e|ing)|sign up|log ?in|all rights reserved|copyright|cookies? (?:settings|policy|preferences)|privacy policy|terms of (?:use|service)|follow (?:me|us|along)|leave (?:me )?a (?:comment|reply|review)|rate this recipe|permalink|did you (?:make|try) (?:this|it)|like this recipe|thank(?:s| you) for (?:reading|visiting|stopping)|on (?:instagram|facebook|pinterest)|affiliate|datenschutz|impressum|anmelden|abonnier\p{L}*|alle rechte vorbehalten|hinterlasse|kommentar schreiben|inscri(?:s|vez)-(?:toi|vous)|abonne(?:z|-toi)\p{L}*|mentions légales|laisse[rz] un commentaire|suscr[ií]be\p{L}*|aviso legal|deja (?:tu|un) comentario|iscriviti|lascia un commento|informativa|meld je aan|schrijf je in|uitprinten|laat een (?:reactie|bericht)|privacybeleid)\b|^(?:izvor|quelle|source|fuente|fonte|bron)\s?:?\s\S+$|©|#\p{L}+\s+#\p{L}+/iu;
/** A step may speak of a newsletter's recipe: a longer text is one. */
const MAX_TO_READERS = 250;

/** Whether a line speaks to a site's readers: where it stands, the method is over. */
export function isToReaders(text: string): boolean {
  return (text.length < MAX_TO_READERS && TO_READERS.test(text)) || text.startsWith("http");
}

/** Words that no recipe says, as a line of their own. */
export function isFurniture(text: string): boolean {
  return FURNITURE.test(text) || BY_LINE.test(text) || TEMPLATE.test(text);
}
