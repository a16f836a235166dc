import { type Text, text } from "@tureen/messages/text";
import { paths } from "#lib/screen/paths";

interface NavLink {
  label: Text;
  href: string;
  /** Where it leads, if further than the address that it stands for. */
  to?: string;
}

/** Exactly the links of the specification, section 2; Logout is an action beside them. */
export const DESKTOP_LINKS: readonly NavLink[] = [
  { label: text("Dashboard"), href: paths.dashboard },
  { label: text("Recipes"), href: paths.recipes },
  { label: text("Meal Planning"), href: paths.mealPlanning },
  { label: text("Shopping List"), href: paths.shoppingLists },
  { label: text("Admin"), href: paths.admin },
];

/** The mobile menu adds two. */
export const MOBILE_LINKS: readonly NavLink[] = [
  { label: text("Dashboard"), href: paths.dashboard },
  { label: text("Recipes"), href: paths.recipes },
  { label: text("Add Recipe"), href: paths.recipeAdd },
  { label: text("Meal Planning"), href: paths.mealPlanning },
  { label: text("Shopping List"), href: paths.shoppingLists },
  { label: text("Larder"), href: paths.larder },
  { label: text("Admin"), href: paths.admin },
];

/** The bar at the bottom of a phone, beside the menu. */
export const BOTTOM_LINKS: readonly NavLink[] = [
  { label: text("Home"), href: paths.dashboard },
  { label: text("Recipes"), href: paths.recipes },
  { label: text("Week"), href: paths.mealPlanning },
  { label: text("Shopping"), href: paths.shoppingLists, to: paths.openShop },
];

/** The link under whose address `path` lies: of several, the longest. The dashboard holds only itself. */
export function currentLink(links: readonly NavLink[], path: string): NavLink | undefined {
  return links
    .filter(({ href }) => path === href || (href !== paths.dashboard && path.startsWith(`${href}/`)))
    .toSorted((left, right) => right.href.length - left.href.length)[0];
}
