import { type Text, text } from "@tureen/messages/text";
import { said, t } from "#lib/text/language";
import { DIFFICULTIES, difficultyText } from "@tureen/domain/recipes/difficulty";
import {
  type CookTime,
  COOK_TIMES,
  MEDIUM_MINUTES,
  QUICK_MINUTES,
  readCookTime,
} from "@tureen/domain/recipes/recipe-filter";
import { Suspense, useState } from "react";
import { lazyAhead } from "#lib/screen/when-idle";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Select } from "#components/ui/select";
import { trpc } from "#lib/server/trpc";
import { countFilters, MISSING, type Missing, NO_FILTERS, readMissing, type RecipeFilters } from "./use-recipe-filters";

const KeepFilterDialog = lazyAhead(() => import("#features/collections/keep-filter-dialog"));

interface RecipeFilterFieldsProps {
  id: string;
  filters: RecipeFilters;
  onChange: (part: Partial<RecipeFilters>) => void;
}

const COOK_TIME_LABELS: Readonly<Record<CookTime, Text>> = {
  quick: text("Quick: up to {minutes, number} min", { minutes: QUICK_MINUTES }),
  medium: text("Medium: up to {minutes, number} min", { minutes: MEDIUM_MINUTES }),
  long: text("Long: over {minutes, number} min", { minutes: MEDIUM_MINUTES }),
};

const MISSING_LABELS: Readonly<Record<Missing, Text>> = {
  0: text("Nothing"),
  1: text("Up to 1 food"),
  2: text("Up to 2 foods"),
};

/** Offers the cuisines and tags that recipes have. `onChange` gets what has changed only; '' is no filter. */
export default function RecipeFilterFields({ id, filters, onChange }: RecipeFilterFieldsProps) {
  const [isKeeping, setIsKeeping] = useState(false);
  const cuisines = trpc.recipes.cuisines.useQuery(undefined, { meta: { silent: true } });
  const tags = trpc.recipes.tags.useQuery(undefined, { meta: { silent: true } });
  return (
    <div id={id} className="grid items-end grid-cols-2 gap-x-3 gap-y-4 rounded-lg bg-sunken p-4 lg:grid-cols-4">
      <Field label={t("Difficulty")}>
        <Select
          value={choiceOf(filters.difficulty, DIFFICULTIES)}
          onChange={(event) => onChange({ difficulty: event.target.value })}
        >
          <option value="">{t("Any")}</option>
          <Options values={DIFFICULTIES} chosen={filters.difficulty} textOf={difficultyText} />
        </Select>
      </Field>
      <Field label={t("Cuisine")}>
        <Select
          value={choiceOf(filters.cuisine, cuisines.data?.cuisines ?? [])}
          onChange={(event) => onChange({ cuisine: event.target.value })}
        >
          <option value="">{t("Any")}</option>
          <Options values={cuisines.data?.cuisines ?? []} chosen={filters.cuisine} />
        </Select>
      </Field>
      <Field label={t("Tag")}>
        <Select
          value={choiceOf(filters.tag, tags.data?.tags ?? [])}
          onChange={(event) => onChange({ tag: event.target.value })}
        >
          <option value="">{t("Any")}</option>
          <Options values={tags.data?.tags ?? []} chosen={filters.tag} />
        </Select>
      </Field>
      <Field label={t("Missing at home")}>
        <Select value={filters.missing} onChange={(event) => onChange({ missing: readMissing(event.target.value) })}>
          <option value="">{t("Any")}</option>
          {MISSING.map((most) => (
            <option key={most} value={most}>
              {t(MISSING_LABELS[most])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("Cook time")} className="max-sm:col-span-2">
        <Select value={filters.time} onChange={(event) => onChange({ time: readCookTime(event.target.value) ?? "" })}>
          <option value="">{t("Any")}</option>
          {COOK_TIMES.map((time) => (
            <option key={time} value={time}>
              {t(COOK_TIME_LABELS[time])}
            </option>
          ))}
        </Select>
      </Field>
      <div className="col-span-full -mx-4 -mb-2 flex flex-wrap">
        <Button variant="quiet" onClick={() => setIsKeeping(true)}>
          {t("Save as a collection")}
        </Button>
        <Button variant="quiet" disabled={countFilters(filters) === 0} onClick={() => onChange(NO_FILTERS)}>
          {t("Clear filters")}
        </Button>
      </div>
      {isKeeping && (
        <Suspense>
          <KeepFilterDialog filter={filters} onClose={() => setIsKeeping(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface OptionsProps {
  values: readonly string[];
  chosen: string;
  textOf?: (value: string) => Text | string;
}

const asWritten = (value: string): string => value;

/** The values, and what the address asks for where no recipe has it: the box must not claim that nothing is filtered. */
function Options({ values, chosen, textOf = asWritten }: OptionsProps) {
  const isKnown = values.includes(choiceOf(chosen, values));
  const all = isKnown || chosen === "" ? values : [...values, chosen];
  return all.map((value) => (
    <option key={value} value={value}>
      {said(textOf(value))}
    </option>
  ));
}

/** The value that matches exactly, ignoring case (specification, section 5). */
function choiceOf(chosen: string, values: readonly string[]): string {
  return values.find((value) => value.toLowerCase() === chosen.trim().toLowerCase()) ?? chosen;
}
