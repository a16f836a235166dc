import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { Button, CancelButton } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { useRouteId } from "#lib/screen/route/use-route-id";
import { bookPlaceOf, PageBeside } from "#features/pdf-import/components/page-beside";
import { BackToRecipe } from "../shared/back-buttons";
import { RecipeForm } from "./components/recipe-form";
import { RecipePhoto } from "../photo/recipe-photo";
import { RestoredNotice } from "./components/restored-notice";
import { useRecipe } from "../shared/use-recipe";
import { useRecipeForm } from "./use-recipe-form";
import { recipeFormOf, type RecipeFormValues } from "./recipe-form";
import { isConflict } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";
import { recipeInputOf } from "./recipe-input";
import { text } from "@tureen/messages/text";
import { FORM_FIELDS } from "./form-fields";

/** Begins with what was typed and not saved. Where somebody else has saved meanwhile, it asks which of the two holds. */
export default function RecipeEditPage() {
  const id = useRouteId();
  const { data, isFetchedAfterMount } = useRecipe({ isReadAnew: true });
  return (
    <>
      {id !== null && <BackToRecipe id={id} />}
      {/* What another page has read may be old, and an edit must be based on what there is now. */}
      {data && isFetchedAfterMount ? (
        <EditRecipe key={data.recipe.id} recipe={data.recipe} />
      ) : (
        <LoadingState label={t("Loading the recipe")} />
      )}
    </>
  );
}

/** `recipe` follows what the server has; the form starts with what it was at first. */
function EditRecipe({ recipe }: { recipe: Recipe }) {
  const { id } = recipe;
  const [, navigate] = useLocation();
  const place = bookPlaceOf(useSearch());
  const { numberFormat } = useHouseholdFormat();
  const [defaults] = useState(() => recipeFormOf(recipe, numberFormat));
  const { form, wasRestored, forgetDraft, dropInput } = useRecipeForm({
    draftName: `recipe-${id}`,
    defaults,
    needsIngredient: false,
  });
  const [isNoticeShown, setIsNoticeShown] = useState(wasRestored);
  const { save, isSaving, isStale, settle } = useUpdateRecipe({ id, onUpdated: forgetDraft });
  const hasNewer = isStale && recipe.revision !== form.getValues("basedOn");

  function startFrom(saved: Recipe): void {
    dropInput();
    form.reset(recipeFormOf(saved, numberFormat));
    setIsNoticeShown(false);
    settle();
  }

  function cancel(): void {
    dropInput();
    navigate(paths.recipe(id));
  }

  return (
    <>
      <PageHeading title={t("Edit Recipe")} subtitle={recipe.title} />
      {isNoticeShown && <RestoredNotice onDiscard={() => startFrom(recipe)} />}
      <div
        className={classNames(
          "grid grid-cols-1 gap-x-10 gap-y-5",
          place && "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
        )}
      >
        {place && (
          <div className="lg:order-last">
            <PageBeside {...place} />
          </div>
        )}
        <div className="min-w-0">
          <RecipeForm
            form={form}
            isNarrow={place !== null}
            photo={<RecipePhoto recipe={recipe} sizes="(min-width: 1024px) 19rem, 100vw" />}
            onSave={save}
            notice={
              isStale && (
                <StaleNotice
                  mine={form.getValues()}
                  theirs={hasNewer ? recipeFormOf(recipe, numberFormat) : undefined}
                  onKeepMine={() => {
                    settle();
                    save({ ...form.getValues(), basedOn: recipe.revision });
                  }}
                  onTakeTheirs={() => startFrom(recipe)}
                />
              )
            }
            footer={
              <>
                <CancelButton onClick={cancel} />
                <Button type="submit" busy={isSaving}>
                  {isSaving ? t("Saving...") : t("Save Changes")}
                </Button>
              </>
            }
          />
        </div>
      </div>
    </>
  );
}

/** Saves a changed recipe and goes to it. `isStale` says that somebody else has saved it meanwhile. */
function useUpdateRecipe({ id, onUpdated }: { id: number; onUpdated: () => void }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [isStale, setIsStale] = useState(false);
  const update = trpc.recipes.update.useMutation({
    meta: { success: RECIPE_MESSAGES.updated, failure: RECIPE_MESSAGES.updateFailed, preferServerMessage: true },
    onSuccess: ({ recipe }) => {
      onUpdated();
      utils.recipes.byId.setData({ id }, { recipe });
      navigate(paths.recipe(id));
    },
    onError: (error) => setIsStale(isConflict(error)),
  });

  function save(values: RecipeFormValues): void {
    if (update.isPending) return;
    update.mutate({ id, ...recipeInputOf(values), ...(values.basedOn === null ? {} : { revision: values.basedOn }) });
  }

  return { save, isSaving: update.isPending, isStale, settle: () => setIsStale(false) };
}

interface StaleNoticeProps {
  mine: RecipeFormValues;
  /** As somebody else has saved it; undefined until it is read. */
  theirs: RecipeFormValues | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const FIELDS = [
  ...Object.values(FORM_FIELDS).map(({ name, label }) => [name, label] as const),
  ["lines", text("Ingredients")],
  ["ingredientsText", text("Ingredients")],
] as const;

/** Somebody else has saved the recipe meanwhile: neither version goes without a decision. */
function StaleNotice({ mine, theirs, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is in no view of what happened to it.
  useEffect(() => box.current?.focus(), []);
  const differing = theirs && [
    ...new Set(
      FIELDS.flatMap(([field, label]) =>
        JSON.stringify(mine[field]) === JSON.stringify(theirs[field]) ? [] : [t(label)],
      ),
    ),
  ];

  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-3 rounded-lg bg-butter-soft p-5 text-butter-ink">
      <p className="font-serif text-lg font-semibold">{t("Somebody else has changed this recipe")}</p>
      <p>
        {t("It was saved on another device since you opened it. Nothing that you typed is lost.")}
        {differing && differing.length > 0 && " "}
        {differing &&
          differing.length > 0 &&
          t("The two versions differ in: {fields}.", { fields: differing.join(", ") })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!theirs} onClick={onKeepMine}>
          {t("Save mine in its place")}
        </Button>
        <Button variant="secondary" disabled={!theirs} onClick={onTakeTheirs}>
          {t("Drop mine, show theirs")}
        </Button>
      </div>
    </div>
  );
}
