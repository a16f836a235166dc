import { ChevronLeft, EllipsisVertical, ListFilter } from "lucide-react";
import { useEffect } from "react";
import { ButtonLink, IconButton } from "#components/ui/button";
import { t } from "#lib/text/language";
import { categoryName } from "#lib/text/food-names";

interface ShopHeaderProps {
  title: string;
  ticked: number;
  all: number;
  backTo: string;
  /** In the order of the shop, with how much is still to buy there. */
  categories: readonly { readonly category: string; readonly open: number }[];
  onJump: (category: string) => void;
  onMenu: () => void;
}

/** The one line above the food: what is shopped, how far one is, where to jump, and everything else behind a button. */
export function ShopHeader({ title, ticked, all, backTo, categories, onJump, onMenu }: ShopHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Tureen`;
  }, [title]);
  return (
    <header className="flex h-13 items-center border-b border-line pe-1 print:ps-4">
      <ButtonLink variant="quiet" size="icon" className="print:hidden" aria-label={t("All lists")} href={backTo}>
        <ChevronLeft aria-hidden className="size-5" />
      </ButtonLink>
      <h1 tabIndex={-1} title={title} dir="auto" className="min-w-0 flex-1 truncate text-lg outline-none">
        {shortListName(title)}
      </h1>
      <p role="status" className="figures shrink-0 px-2 text-sm text-ink-muted large-text:sr-only">
        {t("{ticked, number} of {all, number}", { ticked, all })}
      </p>
      {categories.length > 1 && (
        <span className="relative grid size-11 shrink-0 place-items-center rounded-md focus-within:outline-2 focus-within:outline-focus print:hidden">
          <ListFilter aria-hidden className="size-5" />
          {/* The platform's own list of choices, under a thumb. */}
          <select
            aria-label={t("Jump to a category")}
            value=""
            onChange={({ target }) => onJump(target.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          >
            <option value="" disabled>
              {t("Jump to a category")}
            </option>
            {categories.map(({ category, open }) => (
              <option key={category} value={category}>
                {categoryName(category)} ({open})
              </option>
            ))}
          </select>
        </span>
      )}
      <IconButton icon={EllipsisVertical} className="print:hidden" label={t("More about this list")} onClick={onMenu} />
    </header>
  );
}

/** "Shopping List - Week of 3 May" is "Week of 3 May" where there is little room: what tells it from the others stays. */
function shortListName(name: string): string {
  const rest = ["Shopping List", t("Shopping List")]
    .filter((start) => name.startsWith(start))
    .map((start) => name.slice(start.length).replace(/^[\s\-–:]+/u, ""))[0];
  return rest || name;
}
