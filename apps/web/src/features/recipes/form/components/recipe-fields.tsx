import { DialogButton } from "#components/ui/dialog-button";
import { said, t } from "#lib/text/language";
import { DIFFICULTIES, difficultyText } from "@tureen/domain/recipes/difficulty";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Field, Input, Select, Textarea } from "#components/ui/field";
import { lazyAhead } from "#lib/screen/when-idle";
import { trpc } from "#lib/server/trpc";
import { textLines } from "../../shared/ingredient-text";
import { LINE_CONTROLS } from "../form-fields";
import type { RecipeFormValues } from "../recipe-form";
import { sentenceOf } from "../recipe-input";

const OrderStepsDialog = lazyAhead(() => import("./order-steps-dialog"));

const CUISINES_LIST_ID = "cuisine-suggestions";

/** Stands in a FormProvider of `RecipeFormValues`, as all fields of this file do. */
export function TitleFields({ isUnsure }: { isUnsure: boolean }) {
  const { register, formState } = useFormContext<RecipeFormValues>();
  return (
    <div className="grid gap-5">
      <Field
        label={t("Title")}
        required
        hint={isUnsure && <CompareWithPage />}
        error={sentenceOf(formState.errors.title)}
      >
        <Input {...register("title")} required maxLength={300} autoComplete="off" enterKeyHint="next" />
      </Field>
      <Field label={t("Description")}>
        <Textarea
          {...register("description")}
          rows={2}
          maxLength={5000}
          placeholder={t("A sentence or two for the list")}
        />
      </Field>
    </div>
  );
}

/** Marks what was read of a book and is not certain. */
export function CompareWithPage() {
  return <Badge tone="yellow">{t("Compare it with the page")}</Badge>;
}

/** One step a line; from two steps on there is a dialog to change their order. */
export function InstructionsField({ isUnsure }: { isUnsure: boolean }) {
  const { register, formState, getValues, setValue } = useFormContext<RecipeFormValues>();
  const hasSteps = textLines(useWatch<RecipeFormValues, "instructions">({ name: "instructions" })).length > 1;
  return (
    <div className="grid grid-cols-1 gap-1">
      <Field
        label={t("Instructions")}
        required
        hint={
          <>
            {t("One step per line")} {isUnsure && <CompareWithPage />}
          </>
        }
        error={sentenceOf(formState.errors.instructions)}
      >
        <Textarea {...register("instructions")} required rows={8} maxLength={100_000} />
      </Field>
      {hasSteps && (
        <DialogButton
          variant="link"
          className="justify-self-start text-sm"
          dialog={(close) => (
            <OrderStepsDialog
              instructions={getValues("instructions")}
              onChange={(instructions) => setValue("instructions", instructions, { shouldDirty: true })}
              onClose={close}
            />
          )}
        >
          {t("Change the order of the steps")}
        </DialogButton>
      )}
    </div>
  );
}

/** What the family has learned, kept apart from the recipe's own words; it may stay empty. */
export function NotesField() {
  const { register } = useFormContext<RecipeFormValues>();
  return (
    <Field label={t("Notes")}>
      <Textarea
        {...register("recipeNotes")}
        rows={2}
        maxLength={10_000}
        placeholder={t("less salt, ten minutes longer")}
      />
    </Field>
  );
}

/** It comes with a page or an export; few write it themselves. */
export function StatedNutritionField() {
  const { register } = useFormContext<RecipeFormValues>();
  return (
    <Field label={t("Nutrition as its source states it")}>
      <Textarea
        {...register("statedNutrition")}
        rows={2}
        maxLength={2000}
        placeholder={t("Per serving, one value per line: Fat: 9 g")}
      />
    </Field>
  );
}

/** What may be left as it is. */
export function DetailFields() {
  const { register, formState } = useFormContext<RecipeFormValues>();
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <ServingsField />
      <Field label={t("Difficulty")}>
        <Select {...register("difficulty")}>
          {DIFFICULTIES.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {said(difficultyText(difficulty))}
            </option>
          ))}
        </Select>
      </Field>
      <MinutesField label={t("Prep time")} name="prepTime" />
      <MinutesField label={t("Cook time")} name="cookTime" />
      <Field label={t("Cuisine")} className="col-span-2">
        <Input
          {...register("cuisine")}
          placeholder={t("Italian, Thai")}
          list={CUISINES_LIST_ID}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="next"
        />
      </Field>
      {LINE_CONTROLS.map(({ name, label, example, maxLength }) => (
        <Field key={name} label={t(label)} error={sentenceOf(formState.errors[name])} className="col-span-2">
          <Input
            {...register(name)}
            placeholder={example && said(example)}
            maxLength={maxLength}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
      ))}
      <CuisineSuggestions />
    </div>
  );
}

/** A number that nobody has said is marked as assumed, until somebody confirms it or types another. */
function ServingsField() {
  const { register, formState, setValue } = useFormContext<RecipeFormValues>();
  const isAssumed = useWatch<RecipeFormValues, "servingsAssumed">({ name: "servingsAssumed" });
  const confirm = (): void => setValue("servingsAssumed", false, { shouldDirty: true });
  return (
    <div className="grid content-start gap-1">
      <Field
        label={t("Servings")}
        hint={isAssumed ? t("Assumed: the recipe does not say") : undefined}
        error={sentenceOf(formState.errors.servings)}
      >
        <Input
          {...register("servings", { onChange: confirm })}
          type="number"
          inputMode="numeric"
          min={1}
          step="any"
          max={10_000}
          enterKeyHint="next"
        />
      </Field>
      {isAssumed && (
        <Button variant="link" className="justify-self-start text-sm" onClick={confirm}>
          {t("That is right")}
        </Button>
      )}
    </div>
  );
}

function MinutesField({ label, name }: { readonly label: string; readonly name: "prepTime" | "cookTime" }) {
  const { register, formState } = useFormContext<RecipeFormValues>();
  return (
    <Field label={label} hint={t("Minutes")} error={sentenceOf(formState.errors[name])}>
      <Input
        {...register(name)}
        type="number"
        inputMode="numeric"
        min={0}
        step="any"
        max={525_600}
        enterKeyHint="next"
      />
    </Field>
  );
}

function CuisineSuggestions() {
  const cuisines = trpc.recipes.cuisines.useQuery(undefined, { meta: { silent: true } });
  return (
    <datalist id={CUISINES_LIST_ID}>
      {cuisines.data?.cuisines.map((cuisine) => (
        <option key={cuisine}>{cuisine}</option>
      ))}
    </datalist>
  );
}
