import { SelectField } from "#components/ui/select-field";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { UNCATEGORIZED } from "@tureen/domain/ingredients/shelves/shop-categories";
import { Field } from "#components/ui/field";
import { SearchInput } from "#components/ui/lists/search-input";
import { categoryName } from "#lib/text/food-names";
import { useKnownCategories } from "../hooks/use-known-categories";
import { categoryOf } from "../ingredient-filter";

interface CatalogueFilterProps {
  ingredients: readonly Ingredient[];
  foundCount: number;
  query: string;
  onQueryChange: (query: string) => void;
  category: string;
  onCategoryChange: (category: string) => void;
}

/** Offers the categories that some ingredient has, in the order of the shop; '' is all. The caller does the filtering. */
export function CatalogueFilter({
  ingredients,
  foundCount,
  query,
  onQueryChange,
  category,
  onCategoryChange,
}: CatalogueFilterProps) {
  const filled = new Set(ingredients.map(categoryOf));
  const categories = [...useKnownCategories(), UNCATEGORIZED].filter((name) => filled.has(name));
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_16rem] sm:gap-3">
      <Field label={t("Search ingredients")} hideLabel>
        <SearchInput placeholder={t("Name or alias")} value={query} onValueChange={onQueryChange} />
      </Field>
      <SelectField
        label={t("Category")}
        hideLabel
        value={category}
        options={[
          { value: "", label: t("All categories") },
          ...categories.map((value) => ({ value, label: categoryName(value) })),
        ]}
        onValueChange={onCategoryChange}
      />
      <p role="status" className="figures col-span-full text-sm text-ink-muted">
        {foundText(foundCount, ingredients.length)}
      </p>
    </div>
  );
}

function foundText(found: number, all: number): string {
  return found === all
    ? t("{count, plural, one {# ingredient} other {# ingredients}}", { count: all })
    : t("{found, number} of {count, plural, one {# ingredient} other {# ingredients}}", { found, count: all });
}
