import { t } from "#lib/text/language";
import { readHeading } from "@tureen/domain/ingredients/lines/line-heading";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type ControllerRenderProps, useController, useFormContext } from "react-hook-form";
import { Button } from "#components/ui/button";
import { Field, Textarea } from "#components/ui/field";
import { useReadLines } from "../use-read-lines";
import { textLines } from "../../shared/ingredient-text";
import type { LineValues } from "../line-values";
import { newSection, type RecipeFormValues } from "../recipe-form";
import { sentenceOf } from "../recipe-input";

interface NewLinesBoxProps {
  isFirst: boolean;
  onRead: (lines: LineValues[]) => void;
  /** Holds what is being read; saving waits for it. */
  readingRef: RefObject<Promise<void>>;
}

/**
 * Ingredients as people write them, one a line or a whole list pasted at once. The end of a line has it read; what
 * stands here when the recipe is saved goes with it.
 */
export function NewLinesBox({ isFirst, onRead, readingRef }: NewLinesBoxProps) {
  const form = useFormContext<RecipeFormValues>();
  const { field, fieldState } = useController({ control: form.control, name: "newLines" });
  const [isReading, setIsReading] = useState(false);
  const readLines = useReadLines();
  const box = useRef<HTMLDivElement>(null);

  // What was read stands above, and has pushed the field that goes on behind the buttons.
  useEffect(() => {
    if (!isReading && box.current?.contains(document.activeElement)) box.current.scrollIntoView({ block: "nearest" });
  }, [isReading]);

  function read(text: string): void {
    field.onChange("");
    form.clearErrors("newLines");
    if (text.trim() === "") return;
    const heading = headingAtEnd(text);
    setIsReading(true);
    // In the order in which they were written, however quickly one types.
    readingRef.current = readingRef.current
      .then(() => readLines(text))
      .then((lines) => {
        const section = newSection(form.getValues());
        onRead(lines.map((line) => ({ ...line, section: line.section || section })));
        if (lines.length > 0 || heading !== "") form.setValue("newHeading", heading, { shouldDirty: true });
      })
      // The toast has said why. Nothing that was written may get lost.
      .catch(() => field.onChange([text.trimEnd(), form.getValues("newLines")].filter(Boolean).join("\n")))
      .finally(() => setIsReading(false));
  }

  function onType(text: string): void {
    if (/[\r\n]/.test(text)) read(text);
    else field.onChange(text);
  }

  return (
    <Field
      label={isFirst ? t("Write or paste the ingredients") : t("More ingredients")}
      error={sentenceOf(fieldState.error)}
    >
      <div ref={box} className="flex items-start gap-2">
        <NewLinesText field={field} isFirst={isFirst} onType={onType} />
        <Button variant="secondary" busy={isReading} onClick={() => read(field.value)}>
          {t("Add")}
        </Button>
      </div>
    </Field>
  );
}

/** A heading that no line follows yet: its lines will be written below it. */
function headingAtEnd(text: string): string {
  const lines = textLines(text);
  const last = lines.at(-1) ?? "";
  return readHeading(last, { opens: true, following: "" }) ?? "";
}

/** What a book says is there at once, to be compared with its page. */
const MOST_ROWS = 16;

interface NewLinesTextProps {
  field: ControllerRenderProps<RecipeFormValues, "newLines">;
  isFirst: boolean;
  onType: (text: string) => void;
}

function NewLinesText({ field: { ref, name, value, onBlur }, isFirst, onType }: NewLinesTextProps) {
  return (
    <Textarea
      ref={ref}
      name={name}
      value={value}
      onBlur={onBlur}
      onChange={(event) => onType(event.target.value)}
      rows={isFirst ? Math.min(MOST_ROWS, Math.max(4, value.split("\n").length)) : 1}
      // As many lines as it may have, and how a heading is written.
      placeholder={isFirst ? t("2 eggs\n200 g flour\nFor the icing:\n100 g sugar") : undefined}
      enterKeyHint="enter"
      autoCapitalize="none"
      className="min-w-0 flex-1"
    />
  );
}
