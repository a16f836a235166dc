import { t, useLanguage } from "#lib/text/language";
import type { LarderShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { memo } from "react";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { type HouseholdFormat, useHouseholdFormat } from "#lib/text/household-format";
import { byFood, type Food, sameFood } from "../food-groups";
import { neededText, stockText } from "../item-amount";
import { FoodName } from "./food-name";

interface LarderSectionProps {
  list: ShoppingList;
  onMove: (itemId: string, to: "buy") => void;
}

/** What the recipes need and the larder is assumed to hold; what has run out is put among the items to buy. */
export function LarderSection({ list, onMove }: LarderSectionProps) {
  const format = useHouseholdFormat();
  const foods = byFood(list.items.larderItems);
  return (
    <section aria-labelledby="assumed-in-larder" className="grid gap-3 print:block">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 print:mb-3">
        <h3 id="assumed-in-larder" className="text-xl">
          {t("Assumed in Larder")}
        </h3>
        <ButtonLink variant="link" className="text-sm print:hidden" href={paths.larder}>
          {t("Open the larder")}
        </ButtonLink>
      </div>
      {foods.length === 0 ? (
        <p className="text-ink-muted">{t("Nothing on this list is in the larder.")}</p>
      ) : (
        <ul className="divide-y print:columns-2 divide-line rounded-lg border border-line bg-sunken/50">
          {foods.map((food) => (
            <LarderRow key={food.key} food={food} format={format} onMove={onMove} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LarderRowProps extends Pick<LarderSectionProps, "onMove"> {
  food: Food<LarderShoppingItem>;
  format: HouseholdFormat;
}

const LarderRow = memo(({ food: { name, subType, measures }, format, onMove }: LarderRowProps) => {
  useLanguage();
  const needed = neededText(measures, format);
  const [first] = measures;
  const stocked = first ? stockText(first.larderQuantity, first.larderUnit, format) : "";
  const facts = [
    needed && t("needs {needed}", { needed }),
    stocked && t("in stock: {amount}", { amount: stocked }),
    first?.larderNotes,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2 sm:ps-5 print:py-1 print:ps-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <FoodName name={name} subType={subType} />
        </p>
        {facts && <p className="figures text-sm text-ink-muted">{facts}</p>}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11 text-herb-ink print:hidden"
        aria-label={t("Buy {name} after all", { name })}
        onClick={() => measures.forEach(({ id }) => onMove(id, "buy"))}
      >
        {t("Buy it")}
      </Button>
    </li>
  );
}, sameRow);

function sameRow(before: LarderRowProps, after: LarderRowProps): boolean {
  return before.format === after.format && before.onMove === after.onMove && sameFood(before.food, after.food);
}
