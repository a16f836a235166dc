import type { ImportDoubt } from "@tureen/contracts/pdf-import";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FormProvider, type SubmitErrorHandler, useFieldArray, type UseFormReturn } from "react-hook-form";
import { LatestFailureNote } from "#components/failure-note";
import { classNames } from "#lib/screen/class-names";
import { currentLanguage } from "#lib/text/language";
import { newSection, pickedLine, pickedRecipe, type RecipeFormValues } from "../recipe-form";
import { AddIngredientDialog } from "./add-ingredient-dialog";
import { IngredientsField } from "./ingredients-field";
import { DetailFields, InstructionsField, NotesField, StatedNutritionField, TitleFields } from "./recipe-fields";

interface RecipeFormProps {
  form: UseFormReturn<RecipeFormValues>;
  onSave: (values: RecipeFormValues) => void;
  onInvalid?: SubmitErrorHandler<RecipeFormValues>;
  /** Keeps to one column, where something stands beside the form. */
  isNarrow?: boolean;
  /** What somebody has to compare with the page beside it. */
  unsure?: ImportDoubt["unsure"] | undefined;
  /** The photo with the ways to change it, which is no part of what the form saves. */
  photo: ReactNode;
  /** What must be settled before it can be saved. */
  notice?: ReactNode;
  /** The buttons; they stay in view on a phone. */
  footer: ReactNode;
}

/** The form that creating and editing share. */
export function RecipeForm({
  form,
  onSave,
  onInvalid,
  isNarrow = false,
  unsure = [],
  photo,
  notice,
  footer,
}: RecipeFormProps) {
  const [isPicking, setIsPicking] = useState(false);
  const lines = useFieldArray({ control: form.control, name: "lines" });
  const readingRef = useRef(Promise.resolve());

  // A line that was typed a moment ago is on its way back from the server.
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    await readingRef.current;
    await form.handleSubmit(onSave, onInvalid)();
  }

  return (
    <FormProvider {...form}>
      <form
        ref={moveOnByEnter}
        noValidate
        onSubmit={(event) => void save(event)}
        className={classNames("grid grid-cols-1 gap-x-10 gap-y-8", !isNarrow && "lg:grid-cols-[minmax(0,1fr)_19rem]")}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <TitleFields isUnsure={unsure.includes("title")} />
          <IngredientsField
            lines={lines}
            isUnsure={unsure.includes("ingredients")}
            readingRef={readingRef}
            onPick={() => setIsPicking(true)}
          />
          <InstructionsField isUnsure={unsure.includes("instructions")} />
          <NotesField />
          <StatedNutritionField />
          {notice || <LatestFailureNote />}
        </div>
        {/* Where there is one column the buttons stay at the lower edge for the whole length of the form. */}
        <div
          className={classNames(
            "contents",
            !isNarrow && "lg:sticky lg:top-24 lg:grid lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto",
          )}
        >
          <div
            className={classNames(
              !isNarrow && "lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-sm",
            )}
          >
            <div className="grid grid-cols-1 gap-5">
              {photo}
              <DetailFields />
            </div>
          </div>
          <div
            className={classNames(
              "sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 *:flex-1 sm:mx-0 sm:px-0",
              !isNarrow && "lg:bottom-0 lg:border-t-0",
            )}
          >
            {footer}
          </div>
        </div>
      </form>
      {/* Beside the form: what is sent in the dialog must not save the recipe. */}
      {isPicking && (
        <AddIngredientDialog
          onClose={() => setIsPicking(false)}
          onPick={(picked) => {
            const section = newSection(form.getValues());
            const line = "entry" in picked ? pickedLine(picked.entry) : pickedRecipe(picked.recipe, currentLanguage());
            lines.append({ ...line, section }, { shouldFocus: false });
            form.setValue("newHeading", "");
            form.clearErrors("newLines");
            setIsPicking(false);
          }}
          onClosed={(hasPicked) =>
            hasPicked && form.setFocus(`lines.${form.getValues("lines").length - 1}.amount`, { shouldSelect: true })
          }
        />
      )}
    </FormProvider>
  );
}

/**
 * Enter in a one-line field of the form goes to the next one: a long form must not be sent half filled because somebody
 * pressed it. For the `ref` of a form.
 */
function moveOnByEnter(form: HTMLFormElement | null): (() => void) | undefined {
  form?.addEventListener("keydown", moveOn);
  return () => form?.removeEventListener("keydown", moveOn);
}

function moveOn(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== "Enter" || event.isComposing || !(target instanceof HTMLInputElement) || !target.form) return;
  event.preventDefault();
  const stops = [...target.form.elements].filter(isStop);
  stops[stops.indexOf(target) + 1]?.focus();
}

/** Fields that can be seen, and the button that saves. */
function isStop(element: Element): element is HTMLElement {
  if (element instanceof HTMLButtonElement) return element.type === "submit";
  return (
    element instanceof HTMLElement &&
    !(element instanceof HTMLFieldSetElement) &&
    element.tabIndex >= 0 &&
    element.checkVisibility()
  );
}
