import { t } from "#lib/text/language";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearch } from "wouter";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { showFailure } from "#lib/screen/toasts";
import { AiSection } from "#features/ai/components/ai-section";
import { SourceBeside } from "#features/ai/components/source-beside";
import { DeskBar } from "#features/pdf-import/components/desk-bar";
import { bookPlaceOf, PageBeside } from "#features/pdf-import/components/page-beside";
import { type DoubtDesk, useDoubtDesk } from "#features/pdf-import/hooks/use-doubt-desk";
import { NewPhoto } from "../photo/new-photo";
import { RecipeForm } from "./components/recipe-form";
import { RestoredNotice } from "./components/restored-notice";
import { useGeneratedRecipe } from "./use-generated-recipe";
import { useRecipeForm } from "./use-recipe-form";
import { RECIPE_MESSAGES } from "../messages";
import { EMPTY_RECIPE, type RecipeFormValues } from "./recipe-form";
import { doubtDraftName } from "./recipe-of-doubt";
import { paths } from "#lib/screen/paths";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { recipeInputOf } from "./recipe-input";
import { useSavePhoto } from "../photo/use-recipe-photo";
import { type LeftOut, leftOutText, useAddPhotos } from "../photo/use-recipe-photos";

const DRAFT_NAME = "recipe";
const REQUIRED = ["title", "instructions", "newLines", "ingredientsText"] as const;

/** A form of its own for each doubt about a book. */
export default function RecipeCreatePage() {
  const search = useSearch();
  const desk = useDoubtDesk(search);
  return (
    <NewRecipe key={`${doubtDraftName(search) ?? DRAFT_NAME} ${desk?.filling ?? 0}`} search={search} desk={desk} />
  );
}

/** Begins with what was typed and not saved. Photos or pages that a recipe was read from stand beside the form. */
function NewRecipe({ search, desk }: { search: string; desk: DoubtDesk | null }) {
  const doubtDraft = doubtDraftName(search);
  const place = bookPlaceOf(search);
  const { form, wasRestored, forgetDraft, dropInput } = useRecipeForm({
    draftName: doubtDraft ?? DRAFT_NAME,
    defaults: EMPTY_RECIPE,
    needsIngredient: true,
  });
  const [isNoticeShown, setIsNoticeShown] = useState(wasRestored && doubtDraft === null);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { generation, takeBack } = useGeneratedRecipe(form, (photo) => setPhotos([photo]));
  const { save, isSaving } = useCreateRecipe({ photos, onCreated: forgetDraft, goOn: desk?.saved });
  // Each doubt is a page of its own, though the address alone has changed.
  useEffect(() => {
    if (doubtDraft !== null) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [doubtDraft]);
  // On a phone there is room for one of the two: the form, or its page at a tap.
  const [showsPage, setShowsPage] = useState(false);
  const scrolled = useRef(0);
  const source = generation.result?.source;
  const hasBeside = Boolean(source) || place !== null;

  function showPage(isShown: boolean): void {
    if (isShown) scrolled.current = window.scrollY;
    flushSync(() => setShowsPage(isShown));
    window.scrollTo({ top: isShown ? 0 : scrolled.current });
  }

  function resetForm(): void {
    dropInput(() => setPhotos(photos));
    form.reset(EMPTY_RECIPE);
    generation.reset();
    setPhotos([]);
    setIsNoticeShown(false);
  }

  return (
    <>
      <PageHeading
        title={t("Create New Recipe")}
        subtitle={desk ? undefined : t("Create a new recipe manually or use AI to help you generate one")}
      />
      {desk ? <DeskBar desk={desk} /> : <AiSection generation={generation} onTakeBack={takeBack} />}
      <div
        className={classNames(
          "grid grid-cols-1 gap-x-10 gap-y-5",
          hasBeside && (desk ? "lg:grid-cols-2" : "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"),
        )}
      >
        {hasBeside && (
          <div className={desk ? classNames("min-w-0", !showsPage && "max-lg:hidden") : "lg:order-last"}>
            {desk && (
              <Button variant="secondary" className="mb-3 lg:hidden" onClick={() => showPage(false)}>
                {t("Recipe Details")}
              </Button>
            )}
            {source ? <SourceBeside source={source} /> : place && <PageBeside {...place} />}
          </div>
        )}
        <section aria-labelledby="recipe-details" className={classNames("min-w-0", showsPage && "max-lg:hidden")}>
          <div className="mb-2 flex flex-wrap items-center nav:mb-5 justify-between gap-x-4 gap-y-2">
            <h2 id="recipe-details" className="scroll-mt-24 text-lg nav:text-xl">
              {t("Recipe Details")}
            </h2>
            <Button variant="quiet" onClick={resetForm}>
              {t("Reset Form")}
            </Button>
          </div>
          {isNoticeShown && <RestoredNotice onDiscard={resetForm} />}
          <RecipeForm
            form={form}
            isNarrow={hasBeside}
            unsure={desk?.unsure}
            photo={<NewPhoto photos={photos} isBusy={isSaving} onChange={setPhotos} />}
            onSave={save}
            onInvalid={(errors) =>
              REQUIRED.some((field) => errors[field]) && showFailure(RECIPE_MESSAGES.requiredFields)
            }
            footer={
              <>
                {desk && (
                  <Button variant="secondary" className="lg:hidden" onClick={() => showPage(true)}>
                    {t("Page {page}", { page: desk.page })}
                  </Button>
                )}
                <Button type="submit" busy={isSaving || desk?.isSettling === true} aria-keyshortcuts="Control+Enter">
                  {isSaving ? t("Saving...") : desk?.hasNext ? t("Save and next") : t("Save Recipe")}
                </Button>
              </>
            }
          />
        </section>
      </div>
    </>
  );
}

interface CreateOptions {
  readonly photos: readonly File[];
  readonly onCreated: () => void;
  /** Goes on from there; to the recipe where it is undefined. */
  readonly goOn: (() => void) | undefined;
}

/** The page that they were chosen on is gone by then. */
const tellLeftOut = (leftOut: LeftOut | null): void =>
  leftOut ? showFailure(RECIPE_MESSAGES.photoFailed, { description: leftOutText(leftOut) }) : undefined;

/** Saves a new recipe and goes to it; its photos follow. The same form sent twice, after a lost answer, is one recipe. */
function useCreateRecipe({ photos, onCreated, goOn }: CreateOptions) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const savePhoto = useSavePhoto();
  const addPhotos = useAddPhotos();
  const lastSent = useRef({ content: "", operationId: "" });
  const create = trpc.recipes.create.useMutation({
    meta: { success: RECIPE_MESSAGES.created, failure: RECIPE_MESSAGES.createFailed, preferServerMessage: true },
    onSuccess: ({ recipe }) => {
      onCreated();
      utils.recipes.byId.setData({ id: recipe.id }, { recipe });
      const [photo, ...others] = photos;
      if (photo && others.length === 0) savePhoto.mutate({ id: recipe.id, file: photo });
      else if (photo) void addPhotos.mutateAsync({ id: recipe.id, files: photos }).then(tellLeftOut);
      if (goOn) goOn();
      else navigate(paths.recipe(recipe.id));
    },
  });

  function save(values: RecipeFormValues): void {
    if (create.isPending) return;
    const input = recipeInputOf(values);
    const content = JSON.stringify(input);
    if (content !== lastSent.current.content) lastSent.current = { content, operationId: newUuid() };
    create.mutate({ ...input, operation_id: lastSent.current.operationId });
  }

  return { save, isSaving: create.isPending };
}
