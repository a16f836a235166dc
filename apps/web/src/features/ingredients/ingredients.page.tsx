import { DialogButton } from "#components/ui/dialog-button";
import { t } from "#lib/text/language";
import { Plus } from "lucide-react";
import { useState } from "react";
import { PageHeading } from "#components/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import { Catalogue } from "./components/catalogue";
import { Duplicates } from "./components/duplicates";
import { Review } from "./components/review";
import { countText } from "#lib/text/counted";
import { Badge } from "#components/ui/badge";
import { trpc } from "#lib/server/trpc";
import { useSearchParams } from "wouter";
import { FormDialog } from "#components/ui/layers/form-dialog";
import { useNewIngredient } from "./hooks/use-new-ingredient";
import { INGREDIENT_MESSAGES } from "./messages";
import { NewIngredientFields } from "./components/new-ingredient-fields";

/** The open tab is in the address; the words that were searched for stay while another tab is open. */
export default function IngredientsPage() {
  const [tab, setTab] = useIngredientsTab();
  const [query, setQuery] = useState("");

  function show(name: string): void {
    setQuery(name);
    setTab("catalogue");
  }

  return (
    <>
      <PageHeading
        title={t("Ingredients")}
        actions={
          <DialogButton
            icon={Plus}
            dialog={(close) => (
              <NewIngredientDialog
                onShow={(name) => {
                  show(name);
                  close();
                }}
                onClose={close}
              />
            )}
          >
            {t("New Ingredient")}
          </DialogButton>
        }
      />
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={t("Ingredients")}>
          <TabsTrigger value="catalogue">{t("Catalogue")}</TabsTrigger>
          <TabsTrigger value="duplicates">{t("Duplicates")}</TabsTrigger>
          <TabsTrigger value="review">
            {t("To review")} <ReviewCount />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="catalogue">
          <Catalogue query={query} onQueryChange={setQuery} />
        </TabsContent>
        <TabsContent value="duplicates">
          <Duplicates />
        </TabsContent>
        <TabsContent value="review">
          <Review />
        </TabsContent>
      </Tabs>
    </>
  );
}

/** How many entries wait to be looked at; nothing where none does. */
function ReviewCount() {
  const { data } = trpc.ingredients.toReview.useQuery(undefined, { meta: { silent: true } });
  if (!data || data.ingredients.length === 0) return null;
  return (
    <Badge tone="clay" className="ms-1">
      {countText(data.ingredients.length)}
    </Badge>
  );
}

const INGREDIENT_TABS = ["catalogue", "duplicates", "review"] as const;
type IngredientsTab = (typeof INGREDIENT_TABS)[number];

/** Which part of the page is open; kept in the address, so that back and links from elsewhere lead to it. */
function useIngredientsTab(): [IngredientsTab, (tab: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get("tab");
  const tab = INGREDIENT_TABS.find((candidate) => candidate === named) ?? "catalogue";
  return [tab, (next) => setParams(next === "catalogue" ? {} : { tab: next })];
}

interface NewIngredientDialogProps {
  /** Leads to the entry of this name in the catalogue. */
  onShow: (name: string) => void;
  onClose: () => void;
}

/** Adds an entry of the family's own. */
function NewIngredientDialog({ onShow, onClose }: NewIngredientDialogProps) {
  const draft = useNewIngredient({
    success: INGREDIENT_MESSAGES.created,
    failure: INGREDIENT_MESSAGES.createFailed,
    onCreated: ({ name }) => onShow(name),
  });
  return (
    <FormDialog
      onClose={onClose}
      hasChanges={draft.hasChanges}
      title={t("New Ingredient")}
      submitLabel={t("Create Ingredient")}
      busy={draft.isCreating}
      onSubmit={draft.submit}
    >
      <NewIngredientFields draft={draft} existingAction={() => t("Show it")} onExisting={({ name }) => onShow(name)} />
    </FormDialog>
  );
}
