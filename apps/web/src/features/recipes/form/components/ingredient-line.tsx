import { t, useLanguage } from "#lib/text/language";
import { ChevronDown, X } from "lucide-react";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { IconButton } from "#components/ui/button";
import { Input } from "#components/ui/field";
import { SortableRow } from "#components/ui/lists/sortable-list";
import { classNames } from "#lib/screen/class-names";
import { hasFinePointer } from "#lib/device/pointer";
import { amountLeft, type RecipeFormValues } from "../recipe-form";
import { shownLineText } from "../line-text";
import { useRecipeNamed } from "../use-own-recipes";
import { LineRemarks } from "./line-remarks";
import { UNITS_LIST_ID } from "./unit-suggestions";

export interface OpenedLine {
  readonly id: string;
  /** It has just come out of the dialog, which then leads to its amount. */
  readonly isPicked: boolean;
}

interface IngredientLineProps {
  /** Tells it from other lines while they change their places. */
  id: string;
  index: number;
  /** Null unless it is the one that somebody has opened or picked; those with an error are open besides. */
  opened: OpenedLine | null;
  onOpen: (opened: OpenedLine | null) => void;
  onRemove: (index: number) => void;
}

/** One ingredient: a sentence, which opens into its fields, and a handle by which it goes to another place. */
export const IngredientLine = memo(function IngredientLine({
  id,
  index,
  opened,
  onOpen,
  onRemove,
}: IngredientLineProps) {
  useLanguage();
  const {
    setValue,
    formState: { errors },
  } = useFormContext<RecipeFormValues>();
  const line = useWatch<RecipeFormValues, `lines.${number}`>({ name: `lines.${index}` });
  const sentence = useRef<HTMLButtonElement>(null);
  const error = errors.lines?.[index]?.name?.message;
  const isOpen = opened !== null || error !== undefined;
  const nth = t("ingredient {number, number}", { number: index + 1 });
  const measure = shownLineText({ ...line, name: "", subType: "", notes: "" });
  const food = shownLineText({ ...line, amount: "", unit: "" });
  const isPicked = (line.pickedId !== null || line.recipe != null) && line.lineId === null && line.raw === "";
  // What is still being typed is no title yet.
  const offered = useRecipeNamed(line.name, !isOpen && !line.recipe);

  // What was just picked still needs its amount.
  useEffect(() => {
    if (isPicked) onOpen({ id, isPicked });
  }, [isPicked, id, onOpen]);

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    onOpen(null);
    sentence.current?.focus();
  }

  return (
    <SortableRow id={id} name={line.name.trim() || nth} className="border-b border-line bg-paper">
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-1">
        <button
          type="button"
          ref={sentence}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : { id, isPicked: false })}
          className="group flex items-start gap-2 rounded-md text-start hover:bg-sunken"
        >
          <ChevronDown
            aria-hidden
            className={classNames(
              "mt-3.5 size-4.5 shrink-0 text-ink-muted transition-transform",
              isOpen && "rotate-180",
            )}
          />
          <span className="min-w-0 flex-1 py-3 wrap-anywhere">
            {measure && <span className="figures font-semibold">{measure} </span>}
            {food || (!measure && t("Ingredient {number, number}", { number: index + 1 }))}
          </span>
        </button>
        <IconButton
          icon={X}
          label={t("Remove {name}", { name: line.name.trim() || nth })}
          onClick={() => onRemove(index)}
          className="mt-0.5 text-ink-muted"
        />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a way out for keys, beside the button above */}
        <div className="col-span-full" onKeyDown={closeByEscape}>
          {isOpen && <LineFields index={index} nth={nth} error={error} goesOn={opened?.isPicked === false} />}
          <LineRemarks
            line={line}
            error={error}
            onLooked={() => setValue(`lines.${index}.unfound`, "")}
            offered={offered}
            onLink={(recipe) => setValue(`lines.${index}.recipe`, recipe, { shouldDirty: true })}
          />
        </div>
      </div>
    </SortableRow>
  );
});

interface LineFieldsProps {
  index: number;
  /** "ingredient 3" */
  nth: string;
  error: string | undefined;
  /** Whoever has opened it goes on in its first field. */
  goesOn: boolean;
}

/** Amount, unit and name of an ingredient, and whatever more there is to say about it. */
function LineFields({ index, nth, error, goesOn }: LineFieldsProps) {
  const {
    register,
    setValue,
    getValues,
    formState: { errors },
  } = useFormContext<RecipeFormValues>();
  // Whoever changes a line has looked at it.
  const looked = {
    onChange: () => getValues(`lines.${index}.unfound`) !== "" && setValue(`lines.${index}.unfound`, ""),
  };
  const amount = register(`lines.${index}.amount`, {
    ...looked,
    onBlur: () => setValue(`lines.${index}.amount`, amountLeft(getValues(`lines.${index}.amount`))),
  });
  // Nothing else leads there: a line that was closed had no field yet.
  const isOnlyError = error !== undefined && Object.keys(errors).length === 1;
  return (
    <div className="grid grid-cols-2 items-center gap-2 pt-0.5 pb-3 @2xl:grid-cols-[4.5rem_6rem_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]">
      <Input
        {...amount}
        aria-label={t("Amount of {nth}", { nth })}
        placeholder={t("Amount")}
        inputMode="decimal"
        autoComplete="off"
        // A thumb sees all of them before a keyboard rises.
        autoFocus={goesOn && hasFinePointer()}
        className="figures"
      />
      <Input
        {...register(`lines.${index}.unit`, looked)}
        aria-label={t("Unit of {nth}", { nth })}
        placeholder={t("Unit")}
        list={UNITS_LIST_ID}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        className="[&::-webkit-calendar-picker-indicator]:hidden!"
      />
      <Input
        {...register(`lines.${index}.name`, looked)}
        aria-label={t("Name of {nth}", { nth })}
        aria-invalid={error ? true : undefined}
        placeholder={t("Ingredient")}
        maxLength={1000}
        autoCapitalize="none"
        autoComplete="off"
        autoFocus={isOnlyError}
        className={WIDE}
      />
      <Input
        {...register(`lines.${index}.subType`, looked)}
        aria-label={t("Kind of {nth}", { nth })}
        placeholder={t("Kind: red, dried")}
        maxLength={200}
        autoCapitalize="none"
        autoComplete="off"
        className={WIDE}
      />
      <Input
        {...register(`lines.${index}.notes`, looked)}
        aria-label={t("Notes on {nth}", { nth })}
        placeholder={t("Notes: finely chopped")}
        maxLength={2000}
        autoCapitalize="none"
        autoComplete="off"
        className={WIDE}
      />
    </div>
  );
}

/** Alone in its line where there is little room. */
const WIDE = "col-span-full @2xl:col-span-1";
