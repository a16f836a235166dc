import { t } from "#lib/text/language";
import { type Text, text } from "@tureen/messages/text";
import { BookOpen, CalendarDays, type LucideIcon, ShoppingBasket, SquarePen } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { classNames } from "#lib/screen/class-names";

interface Tile {
  title: Text;
  hint: Text;
  href: string;
  Icon: LucideIcon;
  colours: string;
}

const TILES: readonly Tile[] = [
  {
    title: text("Plan Meals"),
    hint: text("Who eats what, and when"),
    href: paths.mealPlanning,
    Icon: CalendarDays,
    colours: "bg-enamel text-on-enamel",
  },
  {
    title: text("Browse Recipes"),
    hint: text("All that the family likes"),
    href: paths.recipes,
    Icon: BookOpen,
    colours: "bg-clay-soft text-clay-ink",
  },
  {
    title: text("Add Recipe"),
    hint: text("By hand, photo or cookbook"),
    href: paths.recipeAdd,
    Icon: SquarePen,
    colours: "bg-butter-soft text-butter-ink",
  },
  {
    title: text("Shopping Lists"),
    hint: text("What the plan needs, added up"),
    href: paths.shoppingLists,
    Icon: ShoppingBasket,
    colours: "bg-herb-soft text-herb-ink",
  },
];

/** The same four for everybody, without a call to the server. */
export function Tiles() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 print:hidden">
      {TILES.map(({ title, hint, href, Icon, colours }) => (
        <li key={href} className="grid grid-cols-1">
          <div
            className={classNames(
              "group relative flex items-center gap-3 rounded-lg px-4 py-3 transition hover:shadow-md",
              colours,
            )}
          >
            <Icon aria-hidden className="size-6 shrink-0" strokeWidth={1.6} />
            <div className="min-w-0">
              <h2 className="text-base hyphens-auto wrap-anywhere">
                <Link href={href} className="stretched">
                  {t(title)}
                </Link>
              </h2>
              <p className="text-xs max-sm:hidden">{t(hint)}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
