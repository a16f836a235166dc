import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { ChevronDown } from "lucide-react";
import { memo, Suspense, useId, useState } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { MakeStaple } from "#features/staples/make-staple";
import { classNames } from "#lib/screen/class-names";
import type { HouseholdFormat } from "#lib/text/household-format";
import { t, useLanguage } from "#lib/text/language";
import { type Food, sameFood } from "../food-groups";
import { usePromptTick } from "../hooks/use-prompt-tick";
import { shownAmounts } from "../item-amount";
import { stapleOf } from "../staple-of";
import { Contributions } from "./contributions";
import { FoodName } from "./food-name";
import { JoinOffer, TakeApart } from "./lazy-join-offer";

/** What every row of what is to buy is drawn with; asked for once for all of them. */
export interface DrawnWith {
  readonly format: HouseholdFormat;
  readonly listId: number;
  readonly onTick: (itemId: string, isTicked: boolean) => void;
  readonly onJoin: (item: ShoppingItem) => void;
  readonly onSplit: (item: ShoppingItem) => void;
}

interface FoodRowProps extends DrawnWith {
  readonly food: Food<ShoppingItem>;
}

/** One food to buy in all its measures with one tick, as wide as the thumb's reach, and what it is made of when opened. */
export const FoodRow = memo(({ food: { name, subType, measures }, ...drawnWith }: FoodRowProps) => {
  useLanguage();
  const { listId, format, onTick, onJoin, onSplit } = drawnWith;
  const [first] = measures;
  const [isOpen, setIsOpen] = useState(false);
  const [isTicked, tick] = usePromptTick(
    measures.every((item) => item.is_ticked),
    (on) => measures.forEach((item) => onTick(item.id, on)),
  );
  const id = useId();
  return (
    <li>
      <div className="flex items-start">
        <Checkbox
          checked={isTicked}
          onCheckedChange={tick}
          className="min-w-0 flex-1 items-start ps-4 sm:ps-5 print:min-h-0 print:ps-2"
          boxClassName="mt-3 lg:mt-2.5 print:mt-0.5 print:size-4.5"
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
              <Amount measures={measures} format={format} isTicked={isTicked} />
            </span>
          }
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t("What it is for: {name}", { name })}
          onClick={() => setIsOpen((open) => !open)}
          className="grid size-12 shrink-0 print:hidden lg:h-11 place-items-center rounded-md text-ink-muted -outline-offset-4 hover:text-ink"
        >
          <ChevronDown aria-hidden className={classNames("size-5 transition-transform", isOpen && "rotate-180")} />
        </button>
      </div>
      {measures.length > 1 && (
        <Suspense>
          <JoinOffer listId={listId} items={measures} onJoin={onJoin} />
        </Suspense>
      )}
      <div id={id} hidden={!isOpen} className="mx-4 mb-3 rounded-md bg-sunken px-4 py-3 sm:ms-14 sm:me-5">
        {isOpen && (
          <div className="grid gap-5">
            {measures.map((item) => (
              <div key={item.id} className="grid gap-3">
                <Contributions item={item} />
                {item.joined_by && (
                  <Suspense>
                    <TakeApart listId={listId} item={item} onSplit={() => onSplit(item)} />
                  </Suspense>
                )}
              </div>
            ))}
            {first && <MakeStaple food={stapleOf(first)} />}
          </div>
        )}
      </div>
    </li>
  );
}, sameRow);

function sameRow(before: FoodRowProps, after: FoodRowProps): boolean {
  return before.format === after.format && before.onTick === after.onTick && sameFood(before.food, after.food);
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

/** What to buy; where a shop sells only whole ones, what is needed of them is told behind the button. */
function Amount({ measures, format, isTicked }: MeasuresProps & { format: HouseholdFormat; isTicked: boolean }) {
  const { toBuy } = shownAmounts(measures, format);
  return (
    <span className="figures ms-auto max-w-1/2 shrink-0 text-end wrap-anywhere">
      {toBuy === "" ? (
        <span className="text-sm text-ink-muted">{t("as needed")}</span>
      ) : (
        <span className={isTicked ? "line-through" : "font-semibold"}>{toBuy}</span>
      )}
    </span>
  );
}
