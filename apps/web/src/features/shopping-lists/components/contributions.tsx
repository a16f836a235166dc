import { text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import type { ShoppingItem } from "@tureen/contracts/shopping-lists";
import { findUnit } from "@tureen/domain/quantities/find-unit";
import { rhythmText } from "@tureen/domain/shopping-lists/staple-rhythm";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { useHouseholdFormat } from "#lib/text/household-format";
import { arithmetic, plannedText, stockText } from "../item-amount";
import { mealDay } from "../list-dates";

/** Why an item is on the list: every meal that needs it, the recipe's own line, and how its amount comes about. */
export function Contributions({ item }: { item: ShoppingItem }) {
  const format = useHouseholdFormat();
  const notes = notesOf(item, plannedText(item, format));
  return (
    <div className="grid gap-3 text-sm">
      {item.contributions.length > 0 && (
        <ul className="grid gap-3">
          {item.contributions.map((contribution, index) => (
            // The same line may stand twice in one recipe.
            <li key={`${contribution.meal_id}-${index}`} className="grid gap-0.5">
              <p>
                {contribution.is_by_hand ? (
                  <span className="font-semibold">{originByHand(contribution)}</span>
                ) : (
                  <Meal contribution={contribution} />
                )}
              </p>
              <p className="text-ink-muted">“{contribution.line}”</p>
              {!contribution.is_by_hand && <p className="figures">{arithmetic(contribution, format)}</p>}
              <Assumed item={item} contribution={contribution} />
            </li>
          ))}
        </ul>
      )}
      {item.contributions.length > 1 && item.computedAmount > 0 && (
        <p className="figures border-t border-line pt-2 font-semibold">
          {t("Together {amount}", { amount: plannedText(item, format) })}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-ink-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

/** What a line weighs that was added to others by a weight that somebody assumes: "1 cup ≈ 125 g". */
function Assumed({ item, contribution }: { item: ShoppingItem; contribution: ShoppingItem["contributions"][number] }) {
  const format = useHouseholdFormat();
  const { added_amount: added, scaled_amount: scaled, unit } = contribution;
  const isSame = findUnit(unit)?.dimension === findUnit(item.computedUnit)?.dimension;
  if (added === undefined || scaled === 0 || isSame) return null;
  return (
    <p className="figures text-ink-muted">
      {stockText(scaled, unit, format)} ≈ {stockText(added, item.computedUnit, format)}
    </p>
  );
}

function originByHand({ staple_every_weeks: weeks, recipe_title }: ShoppingItem["contributions"][number]): string {
  if (weeks !== null) return t("Staple: {rhythm}", { rhythm: rhythmText(weeks) });
  return recipe_title || t("Put on the list by hand.");
}

function Meal({ contribution }: { contribution: ShoppingItem["contributions"][number] }) {
  return (
    <>
      <RecipeName id={contribution.recipe_id} title={contribution.recipe_title} />
      {contribution.base && <span> ({contribution.base.title})</span>}
      <span className="text-ink-muted">
        {" "}
        {mealDay(contribution.date)}, {contribution.meal_type}
      </span>
    </>
  );
}

function RecipeName({ id, title }: { id: number | null; title: string }) {
  if (id === null) return <span className="font-semibold">{title}</span>;
  return (
    <Link
      href={paths.recipe(id)}
      className="font-semibold text-herb-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {title}
    </Link>
  );
}

function notesOf(item: ShoppingItem, planned: string): readonly string[] {
  const isByHand =
    item.origin === "plan" && (item.totalAmount !== item.computedAmount || item.unit !== item.computedUnit);
  return [
    item.origin === "hand" && item.contributions.length === 0 ? t("Put on the list by hand.") : "",
    isByHand && item.contributions.length === 0
      ? t("No planned meal needs it any more; the amount was set by hand.")
      : "",
    isByHand && item.contributions.length > 0
      ? t("The amount was set by hand. The plan needs {amount}.", { amount: planned || text("no amount") })
      : "",
    item.joined_by
      ? t("Different measures were added by the {joined_by} that the catalogue knows.", { joined_by: item.joined_by })
      : "",
  ].filter((note) => note !== "");
}
