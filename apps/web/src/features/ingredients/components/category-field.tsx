import { SelectField } from "#components/ui/field";
import { categoryName } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import { useKnownCategories } from "../hooks/use-known-categories";

interface CategoryFieldProps {
  label: string;
  value: string;
  onValueChange: (category: string) => void;
}

/** The shop's categories and the family's own; the empty value is none. */
export function CategoryField(props: CategoryFieldProps) {
  const categories = useKnownCategories().map((value) => ({ value, label: categoryName(value) }));
  return <SelectField {...props} options={[{ value: "", label: t("No category") }, ...categories]} />;
}
