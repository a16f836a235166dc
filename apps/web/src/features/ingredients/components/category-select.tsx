import { t } from "#lib/text/language";
import type { ComponentProps } from "react";
import { Select } from "#components/ui/select";
import { categoryName } from "#lib/text/food-names";
import { useKnownCategories } from "../hooks/use-known-categories";

/** The shop's categories and the family's own; the empty value is none. */
export function CategorySelect(props: Omit<ComponentProps<"select">, "children">) {
  return (
    <Select {...props}>
      <option value="">{t("No category")}</option>
      {useKnownCategories().map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </Select>
  );
}
