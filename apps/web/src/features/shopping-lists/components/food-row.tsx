import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { classNames } from "#lib/class-names";
import { useHouseholdFormat } from "#lib/household-format";
import { t } from "#lib/language";
import type { Food } from "../food-groups";
import { shownAmounts } from "../item-amount";
import { Contributions } from "./contributions";
import { FoodName } from "./food-name";

export type OnTick = (itemId: string, isTicked: boolean) => void;

interface FoodRowProps {
  food: Food<ShoppingItem>;
  onTick: OnTick;
}

/** One food to buy in all its measures with one tick, as wide as the thumb's reach, and what it is made of when opened. */
export function FoodRow({ food, onTick }: FoodRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { name, subType, measures } = food;
  const isTicked = measures.every((item) => item.is_ticked);
  return (
    <li>
      <div className="flex items-start">
        <Checkbox
          checked={isTicked}
          onCheckedChange={(checked) => {
            for (const item of measures) if (item.is_ticked !== checked) onTick(item.id, checked === true);
          }}
          // The box is small to the eye and large to the thumb.
          className="min-w-0 flex-1 items-start ps-4 [&>button]:relative [&>button]:mt-3 lg:[&>button]:mt-2.5 [&>button]:after:absolute [&>button]:after:-inset-3 sm:ps-5 print:min-h-0 print:ps-2 print:[&>button]:mt-0.5 print:[&>button]:size-4.5"
          label={
            <span
              className={classNames(
                "flex min-h-12 items-baseline gap-x-4 py-3 lg:min-h-11 lg:py-2.5 print:min-h-0 print:py-1 print:pe-4",
                isTicked && "text-ink-muted",
              )}
            >
              <span className="min-w-0 wrap-anywhere">
                <FoodName name={name} subType={subType} isDone={isTicked} />
              </span>
              {!isTicked && <Recipes measures={measures} />}
              <Amount measures={measures} isTicked={isTicked} />
            </span>
          }
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t("What {name} is for", { name })}
          onClick={() => setIsOpen((open) => !open)}
          className="grid size-12 shrink-0 print:hidden lg:h-11 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
        >
          <ChevronDown aria-hidden className={classNames("size-5 transition-transform", isOpen && "rotate-180")} />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="mx-4 mb-3 rounded-md bg-sunken px-4 py-3 sm:ms-14 sm:me-5">
        {isOpen && (
          <div className="grid gap-5">
            {measures.map((item) => (
              <Contributions key={item.id} item={item} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

interface MeasuresProps {
  measures: readonly ShoppingItem[];
}

/** For which dishes, where there is room to say so; those who hear the page find them behind the button. */
function Recipes({ measures }: MeasuresProps) {
  const titles = measures.flatMap(({ recipes }) => recipes.map(({ title }) => title));
  return (
    <span aria-hidden className="hidden min-w-0 flex-1 truncate text-xs text-ink-muted sm:block print:hidden">
      {[...new Set(titles)].join(", ")}
    </span>
  );
}

/** What to buy; where a shop sells only whole ones, what is needed stands below it. */
function Amount({ measures, isTicked }: MeasuresProps & { isTicked: boolean }) {
  const { toBuy, needed } = shownAmounts(measures, useHouseholdFormat());
  return (
    <span className="figures ms-auto max-w-1/2 shrink-0 text-end wrap-anywhere">
      {toBuy === "" ? (
        <span className="text-sm text-ink-muted">{t("as needed")}</span>
      ) : (
        <span className={isTicked ? "line-through" : "font-semibold"}>{toBuy}</span>
      )}
      {needed && <span className="block text-xs text-ink-muted">{t("{needed} needed", { needed })}</span>}
    </span>
  );
}
