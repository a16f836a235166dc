import { DialogButton } from "#components/ui/dialog-button";
import { SelectField } from "#components/ui/field";
import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { lazyAhead } from "#lib/screen/when-idle";
import { Button } from "#components/ui/button";
import { FilterChoices } from "./filter-choices";
import { countFilters, MISSING, type Missing, NO_FILTERS, type RecipeFilters } from "./use-recipe-filters";

const KeepFilterDialog = lazyAhead(() => import("#features/collections/keep-filter-dialog"));

interface RecipeFilterFieldsProps {
  id: string;
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

const MISSING_LABELS: Readonly<Record<Missing, Text>> = {
  0: text("Nothing"),
  1: text("Up to 1 food"),
  2: text("Up to 2 foods"),
};

/** `onChange` gets what has changed only; '' is no filter. */
export default function RecipeFilterFields({ id, filters, onChange }: RecipeFilterFieldsProps) {
  return (
    <div id={id} className="grid items-end grid-cols-2 gap-x-3 gap-y-4 rounded-lg bg-sunken p-4 lg:grid-cols-4">
      <FilterChoices filters={filters} onChange={onChange}>
        <SelectField
          label={t("Missing at home")}
          value={filters.missing}
          options={[
            { value: "" as const, label: t("Any") },
            ...MISSING.map((value) => ({ value, label: t(MISSING_LABELS[value]) })),
          ]}
          onValueChange={(missing) => onChange({ missing })}
        />
      </FilterChoices>
      <div className="col-span-full -mx-4 -mb-2 flex flex-wrap">
        <DialogButton variant="quiet" dialog={(close) => <KeepFilterDialog filter={filters} onClose={close} />}>
          {t("Save as a collection")}
        </DialogButton>
        <Button variant="quiet" disabled={countFilters(filters) === 0} onClick={() => onChange(NO_FILTERS)}>
          {t("Clear filters")}
        </Button>
      </div>
    </div>
  );
}
