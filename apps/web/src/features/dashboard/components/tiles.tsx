import { BookOpen, CalendarDays, type LucideIcon, ShoppingBasket, SquarePen } from "lucide-react";
import { Link } from "wouter";
import { paths } from "../../../app/paths";
import { Card, LIVELY_CARD } from "../../../components/ui/card";
import { classNames } from "../../../lib/class-names";

interface Tile {
  title: string;
  text: string;
  href: string;
  Icon: LucideIcon;
  colours: string;
}

const TILES: readonly Tile[] = [
  {
    title: "Plan Meals",
    text: "Breakfast, lunch and dinner, Monday to Sunday",
    href: paths.mealPlanning,
    Icon: CalendarDays,
    colours: "bg-herb-soft text-herb-ink",
  },
  {
    title: "Browse Recipes",
    text: "Everything the family likes to eat",
    href: paths.recipes,
    Icon: BookOpen,
    colours: "bg-clay-soft text-clay-ink",
  },
  {
    title: "Add Recipe",
    text: "By hand, from a photo or from a cookbook",
    href: paths.recipeAdd,
    Icon: SquarePen,
    colours: "bg-butter-soft text-butter-ink",
  },
  {
    title: "Shopping Lists",
    text: "What the planned meals need, added up",
    href: paths.shoppingLists,
    Icon: ShoppingBasket,
    colours: "bg-berry-soft text-berry-ink",
  },
];

export function Tiles() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {TILES.map(({ title, text, href, Icon, colours }) => (
        <li key={href} className="grid">
          <Card className={classNames("flex items-center gap-4 lg:flex-col lg:items-start lg:gap-8", LIVELY_CARD)}>
            <span className={classNames("grid size-13 shrink-0 place-items-center rounded-full", colours)}>
              <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h2 className="text-lg">
                <Link href={href} className="stretched outline-offset-4">
                  {title}
                </Link>
              </h2>
              <p className="mt-0.5 text-sm text-ink-muted">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
