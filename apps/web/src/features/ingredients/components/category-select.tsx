import { t } from "#lib/language";
import type { ComponentProps } from "react";
import { Select } from "#components/ui/select";
import { trpc } from "#lib/trpc";
import { categoryName } from "#lib/food-names";
import { knownCategories } from "../ingredient-filter";

/** The shop's categories and the family's own; the empty value is none. */
export function CategorySelect(props: Omit<ComponentProps<"select">, "children">) {
  const { data } = trpc.ingredients.list.useQuery(undefined, { enabled: false, meta: { silent: true } });
  return (
    <Select {...props}>
      <option value="">{t("No category")}</option>
      {knownCategories(data?.ingredients ?? []).map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </Select>
  );
}
