import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#lib/screen/paths";
import { LoadingState } from "#components/loading-state";
import { PageHeading } from "#components/page-heading";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { useRouteId } from "#lib/screen/route/use-route-id";
import { bookPlaceOf, PageBeside } from "#features/pdf-import/components/page-beside";
import { BackToRecipe } from "../shared/back-buttons";
import { RecipeForm } from "./components/recipe-form";
import { RecipePhoto } from "../photo/recipe-photo";
import { RestoredNotice } from "./components/restored-notice";
import { StaleNotice } from "./components/stale-notice";
import { useRecipe } from "../shared/use-recipe";
import { useRecipeForm } from "./use-recipe-form";
import { useUpdateRecipe } from "./use-update-recipe";
import { recipeFormOf } from "./recipe-form";

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
