/** The name of what our own export adds to a recipe of schema.org: for who writes it, too, without what reads it. */
export const OWN_KEY = "tureen";
