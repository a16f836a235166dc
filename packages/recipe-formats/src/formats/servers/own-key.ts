/** The name of what our own export adds to a recipe of schema.org: for who writes it, too, without what reads it. */
export const OWN_KEY = "tureen";

/** Stands in Markdown above nutrition that was computed and that nobody has stated. */
export const COMPUTED_MARK = "<!-- computed -->";
