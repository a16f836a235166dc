import { t, useLanguage } from "#lib/language";
import { ChevronDown, X } from "lucide-react";
import { memo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button";
import { Input } from "#components/ui/input";
import { classNames } from "#lib/class-names";
import { amountLeft, type RecipeFormValues } from "../recipe-form";
import { shownLineText } from "../line-text";
import { LineRemarks } from "./line-remarks";
import { UNITS_LIST_ID } from "./unit-suggestions";

interface IngredientLineFieldsProps {
  index: number;
  onRemove: (index: number) => void;
}

/** The columns of the list where it is wide; narrow, a line is a sentence that opens into its fields. */
export const LINE_COLUMNS = "@2xl:grid-cols-[4.5rem_6rem_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]";

/** Side by side the fields are a table, whose cells need no heavy edges. */
const CELL = "@2xl:col-span-1 @2xl:border-line @2xl:px-2.5 @2xl:placeholder:text-transparent";

/** One ingredient: amount, unit and name, and whatever more there is to say about it. */
export const IngredientLineFields = memo(function IngredientLineFields({ index, onRemove }: IngredientLineFieldsProps) {
  useLanguage();
  const { register, setValue, getValues, formState } = useFormContext<RecipeFormValues>();
  const line = useWatch<RecipeFormValues, `lines.${number}`>({ name: `lines.${index}` });
  // What was just picked still needs its amount.
  const [isOpened, setIsOpened] = useState(line.pickedId !== null && line.lineId === null);
  const error = formState.errors.lines?.[index]?.name?.message;
  const isOpen = isOpened || error !== undefined;
  const nth = t("ingredient {number, number}", { number: index + 1 });

  // Whoever changes a line has looked at it.
  const looked = {
    onChange: () => getValues(`lines.${index}.unfound`) !== "" && setValue(`lines.${index}.unfound`, ""),
  };
  const amount = register(`lines.${index}.amount`, {
    ...looked,
    onBlur: () => setValue(`lines.${index}.amount`, amountLeft(getValues(`lines.${index}.amount`))),
  });

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-1 border-b border-line py-1 @2xl:border-b-0 @2xl:py-0.75">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpened(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded-md text-start @2xl:hidden"
      >
        <ChevronDown
          aria-hidden
          className={classNames("size-4.5 shrink-0 text-ink-muted transition-transform", isOpen && "rotate-180")}
        />
        <span className="min-w-0 flex-1 py-1.5">
          {shownLineText(line) || t("Ingredient {number, number}", { number: index + 1 })}
        </span>
      </button>
      <div
        className={classNames(
          "col-span-full row-start-2 grid-cols-2 items-center gap-2 pb-3 @2xl:col-span-1 @2xl:row-start-1 @2xl:grid @2xl:pb-0",
          isOpen ? "grid" : "hidden",
          LINE_COLUMNS,
        )}
      >
        <Input
          {...amount}
          aria-label={t("Amount of {nth}", { nth })}
          placeholder={t("Amount")}
          inputMode="decimal"
          autoComplete="off"
          className={classNames("figures", CELL)}
        />
        <Input
          {...register(`lines.${index}.unit`, looked)}
          aria-label={t("Unit of {nth}", { nth })}
          placeholder={t("Unit")}
          list={UNITS_LIST_ID}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          className={classNames("[&::-webkit-calendar-picker-indicator]:hidden!", CELL)}
        />
        <Input
          {...register(`lines.${index}.name`, looked)}
          aria-label={t("Name of {nth}", { nth })}
          aria-invalid={error ? true : undefined}
          placeholder={t("Ingredient")}
          maxLength={1000}
          autoCapitalize="none"
          autoComplete="off"
          className={classNames("col-span-full", CELL)}
        />
        <Input
          {...register(`lines.${index}.subType`, looked)}
          aria-label={t("Kind of {nth}", { nth })}
          placeholder={t("Kind: red, dried")}
          maxLength={200}
          autoCapitalize="none"
          autoComplete="off"
          className={classNames("col-span-full", CELL)}
        />
        <Input
          {...register(`lines.${index}.notes`, looked)}
          aria-label={t("Notes on {nth}", { nth })}
          placeholder={t("Notes: finely chopped")}
          maxLength={2000}
          autoCapitalize="none"
          autoComplete="off"
          className={classNames("col-span-full", CELL)}
        />
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("Remove {name}", { name: line.name.trim() || nth })}
        onClick={() => onRemove(index)}
        className="col-start-2 row-start-1 text-ink-muted"
      >
        <X aria-hidden className="size-5" />
      </Button>
      <LineRemarks line={line} error={error} onLooked={() => setValue(`lines.${index}.unfound`, "")} />
    </li>
  );
});
