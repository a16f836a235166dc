import { t } from "#lib/text/language";
import { ListPlus } from "lucide-react";
import { Fragment, type RefObject, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button";
import { Field, Textarea } from "#components/ui/field";
import { SortableList } from "#components/ui/lists/sortable-list";
import { useReadLines } from "../use-read-lines";
import type { LineValues } from "../line-values";
import type { RecipeFormValues } from "../recipe-form";
import { textOfLines } from "../line-text";
import { IngredientLine, type OpenedLine } from "./ingredient-line";
import { NewLinesBox } from "./new-lines-box";
import { CompareWithPage } from "./recipe-fields";
import { SectionHeading } from "./section-heading";
import { UnitSuggestions } from "./unit-suggestions";
import { sentenceOf } from "../recipe-input";

export interface IngredientLines {
  readonly fields: readonly { readonly id: string }[];
  readonly append: (lines: LineValues[], options: { shouldFocus: boolean }) => void;
  readonly replace: (lines: LineValues[]) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

interface IngredientsFieldProps {
  lines: IngredientLines;
  isUnsure: boolean;
  /** Holds what is being read; saving waits for it. */
  readingRef: RefObject<Promise<void>>;
  onPick: () => void;
}

/** The ingredients: a list that is read as it is written, or one text that is kept as it is. */
export function IngredientsField({ lines, isUnsure, readingRef, onPick }: IngredientsFieldProps) {
  const form = useFormContext<RecipeFormValues>();
  const isText = form.watch("ingredientsAs") === "text";
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{t("Ingredients")}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-x-3">
          <h3 aria-hidden className="required-mark text-lg">
            {t("Ingredients")}
          </h3>
          {isUnsure && <CompareWithPage />}
        </div>
        <TextSwitch isText={isText} lines={lines} />
      </div>
      {isText ? <IngredientsText /> : <IngredientsList lines={lines} readingRef={readingRef} onPick={onPick} />}
    </fieldset>
  );
}

/** Leads from the list to plain text and back; either way what was written comes along. */
function TextSwitch({ isText, lines }: { isText: boolean; lines: IngredientLines }) {
  const form = useFormContext<RecipeFormValues>();
  const [isReading, setIsReading] = useState(false);
  const readLines = useReadLines();

  function writeAsText(): void {
    const { lines: written, newHeading, newLines } = form.getValues();
    const heading = newHeading && `\n${newHeading}:`;
    const text = [textOfLines(written), heading, newLines.trim()].filter(Boolean).join("\n");
    form.setValue("ingredientsText", text, { shouldDirty: true });
    form.setValue("newLines", "");
    form.setValue("newHeading", "");
    form.setValue("ingredientsAs", "text", { shouldDirty: true });
    form.clearErrors(["newLines", "lines"]);
  }

  async function writeAsList(): Promise<void> {
    setIsReading(true);
    try {
      lines.replace(await readLines(form.getValues("ingredientsText")));
      form.setValue("ingredientsAs", "lines", { shouldDirty: true });
      form.clearErrors("ingredientsText");
    } catch {
      // The toast has said why; the text stays.
    } finally {
      setIsReading(false);
    }
  }

  return (
    <Button
      variant="link"
      className="text-sm"
      busy={isReading}
      onClick={() => (isText ? void writeAsList() : writeAsText())}
    >
      {isText ? t("Make it a list") : t("Write as plain text")}
    </Button>
  );
}

/** The heading over a line, where the line before it stands under another one. */
function HeadingBefore({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<RecipeFormValues>();
  const heading = useWatch<RecipeFormValues, `lines.${number}.section`>({ name: `lines.${index}.section` });
  const before = useWatch<RecipeFormValues, `lines.${number}.section`>({ name: `lines.${index - 1}.section` }) ?? "";
  if (heading === before || heading === "") return null;

  /** Of this line and those that follow under the same heading. */
  function change(next: string): void {
    const { lines } = getValues();
    const end = lines.findIndex((line, place) => place > index && line.section !== heading);
    for (let place = index; place < (end === -1 ? lines.length : end); place += 1)
      setValue(`lines.${place}.section`, next, { shouldDirty: true });
  }

  return (
    <li>
      <SectionHeading heading={heading} onRename={change} onRemove={() => change(before)} />
    </li>
  );
}

/** A heading that was written and waits for its first line. */
function NewHeading() {
  const { setValue } = useFormContext<RecipeFormValues>();
  const heading = useWatch<RecipeFormValues, "newHeading">({ name: "newHeading" });
  if (heading === "") return null;
  const change = (next: string) => setValue("newHeading", next, { shouldDirty: true });
  return <SectionHeading heading={heading} onRename={change} onRemove={() => change("")} />;
}

function IngredientsText() {
  const { register, formState } = useFormContext<RecipeFormValues>();
  return (
    <Field
      label={t("Ingredients as plain text")}
      hint={t("Kept exactly as you write it. For shopping lists: one ingredient per line")}
      error={sentenceOf(formState.errors.ingredientsText)}
      className="mt-2"
    >
      <Textarea {...register("ingredientsText")} rows={8} maxLength={100_000} />
    </Field>
  );
}

function IngredientsList({ lines, readingRef, onPick }: Omit<IngredientsFieldProps, "isUnsure">) {
  const { getValues, setValue } = useFormContext<RecipeFormValues>();
  const [opened, setOpened] = useState<OpenedLine | null>(null);
  const isEmpty = lines.fields.length === 0;

  /** A line that takes the place of another one stands under the same heading. */
  function move(from: number, to: number): void {
    const section = getValues(`lines.${to}.section`);
    lines.move(from, to);
    setValue(`lines.${to}.section`, section, { shouldDirty: true });
  }

  return (
    <div className="mt-2 grid gap-4">
      {!isEmpty && (
        <div>
          <SortableList
            label={t("Ingredients")}
            ids={lines.fields.map(({ id }) => id)}
            onMove={move}
            className="border-t border-line"
          >
            {lines.fields.map((field, index) => (
              <Fragment key={field.id}>
                <HeadingBefore index={index} />
                <IngredientLine
                  id={field.id}
                  index={index}
                  opened={opened?.id === field.id ? opened : null}
                  onOpen={setOpened}
                  onRemove={lines.remove}
                />
              </Fragment>
            ))}
          </SortableList>
          <UnitSuggestions />
        </div>
      )}
      <NewHeading />
      <NewLinesBox
        isFirst={isEmpty}
        readingRef={readingRef}
        // Whoever types on must not be led away.
        onRead={(read) => lines.append(read, { shouldFocus: false })}
      />
      <Button icon={ListPlus} variant="secondary" onClick={onPick} className="w-full @2xl:w-fit">
        {t("Add Ingredient")}
      </Button>
    </div>
  );
}
