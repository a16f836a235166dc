import { DialogButton } from "#components/ui/dialog-button";
import { NotRead } from "#components/unavailable";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { type CompareCategories, UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import { Card } from "#components/ui/card";
import { countText } from "#lib/text/counted";
import { trpc } from "#lib/server/trpc";
import { INGREDIENT_MESSAGES } from "#features/ingredients/messages";
import { useOwnCategoryOrder } from "#features/shopping-lists/hooks/use-shops";
import { categoryName } from "#lib/text/food-names";
import { AdminSection } from "./admin-section";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { useBringBackToast } from "#features/backups/hooks/use-bring-back";
import { saidByServer } from "#lib/server/server-fault";
import { ADMIN_MESSAGES } from "../messages";

/** What the catalogue holds, by the parts of a shop, and how to have it as shipped. */
export function IngredientsPanel() {
  const catalogue = trpc.ingredients.list.useQuery(undefined, {
    meta: { failure: INGREDIENT_MESSAGES.loadFailed },
  });
  const { data } = catalogue;
  return (
    <AdminSection name="ingredients">
      <Card className="grid grid-cols-1 gap-5">
        <NotRead title={t("The ingredients could not be read")} query={catalogue} loading={t("Loading ingredients")} />
        {data && <CatalogueFigures ingredients={data.ingredients} />}
        <DialogButton
          variant="danger-quiet"
          className="-ms-4 w-fit"
          dialog={(close) => <ResetIngredientsDialog onClose={close} />}
        >
          {t("Reset ingredients")}
        </DialogButton>
      </Card>
    </AdminSection>
  );
}

function CatalogueFigures({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const aliases = ingredients.reduce((sum, ingredient) => sum + ingredient.aliases.length, 0);
  const categories = countByCategory(ingredients, useOwnCategoryOrder());
  const most = Math.max(1, ...categories.map(([, count]) => count));
  return (
    <details>
      <summary className="figures min-h-11 cursor-pointer py-2.5">
        {t(
          "{count, plural, one {# ingredient} other {# ingredients}}, {aliases, plural, one {# alias} other {# aliases}}",
          { count: ingredients.length, aliases },
        )}
      </summary>
      <dl className="mt-2 grid gap-x-8 gap-y-1.5 text-sm md:grid-cols-2">
        {categories.map(([category, count]) => (
          <div
            key={category}
            className="grid grid-cols-[1fr_2.5rem_2.5rem] sm:grid-cols-[1fr_5rem_3rem] items-center gap-3"
          >
            <dt className="hyphens-auto">{categoryName(category)}</dt>
            <dd className="contents">
              <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
                <span className="block h-full rounded-full bg-herb" style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className="figures text-end text-ink-muted">{countText(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** How many entries each category has, in the order of the family's shop; those without one come last, also where there are none. */
function countByCategory(
  ingredients: readonly Ingredient[],
  compareCategories: CompareCategories,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { category } of ingredients) {
    const name = category || UNCATEGORIZED;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const without = counts.get(UNCATEGORIZED) ?? 0;
  counts.delete(UNCATEGORIZED);
  return [...[...counts].toSorted(([left], [right]) => compareCategories(left, right)), [UNCATEGORIZED, without]];
}

function ResetIngredientsDialog({ onClose }: { onClose: () => void }) {
  const showDeleted = useBringBackToast();
  const reset = trpc.admin.resetIngredients.useMutation({
    meta: { failure: ADMIN_MESSAGES.resetFailed, preferServerMessage: true },
    onSuccess: ({ message, backup }) => {
      onClose();
      showDeleted(saidByServer(message), backup);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Are you sure you want to reset the ingredients?")}
      description={t(
        "The built-in catalogue comes back as shipped: your own names, categories, aliases and weights of built-in ingredients are lost. Ingredients of your own that no recipe uses are deleted. For 30 days all of it can be brought back under “Recently deleted”.",
      )}
      confirmLabel={t("Reset ingredients")}
      busy={reset.isPending}
      onConfirm={() => reset.mutate()}
    />
  );
}
