import { SelectField } from "#components/ui/field";
import type { CollectionFilter } from "@tureen/contracts/collections";
import { type Text, text } from "@tureen/messages/text";
import type { ReactNode } from "react";
import { said, t } from "#lib/text/language";
import { DIFFICULTIES, difficultyText } from "@tureen/domain/recipes/difficulty";
import { COOK_TIMES, type CookTime, MEDIUM_MINUTES, QUICK_MINUTES } from "@tureen/domain/recipes/recipe-filter";
import { trpc } from "#lib/server/trpc";

type Choices = Pick<CollectionFilter, "difficulty" | "cuisine" | "tag" | "time">;

interface FilterChoicesProps {
  filters: Choices;
  onChange: (part: Partial<Choices>) => void;
  /** Further choices, before the last one, which is as wide as a phone. */
  children?: ReactNode;
}

const COOK_TIME_LABELS: Readonly<Record<CookTime, Text>> = {
  quick: text("Quick: up to {minutes, number} min", { minutes: QUICK_MINUTES }),
  medium: text("Medium: up to {minutes, number} min", { minutes: MEDIUM_MINUTES }),
  long: text("Long: over {minutes, number} min", { minutes: MEDIUM_MINUTES }),
};

/** What recipes may be filtered by, with the cuisines and tags that they have. `onChange` gets what has changed only; '' is no filter. */
export function FilterChoices({ filters, onChange, children }: FilterChoicesProps) {
  const cuisines = trpc.recipes.cuisines.useQuery(undefined, { meta: { silent: true } }).data?.cuisines ?? [];
  const tags = trpc.recipes.tags.useQuery(undefined, { meta: { silent: true } }).data?.tags ?? [];
  return (
    <>
      <SelectField
        label={t("Difficulty")}
        value={choiceOf(filters.difficulty, DIFFICULTIES)}
        options={choices(DIFFICULTIES, filters.difficulty, difficultyText)}
        onValueChange={(difficulty) => onChange({ difficulty })}
      />
      <SelectField
        label={t("Cuisine")}
        value={choiceOf(filters.cuisine, cuisines)}
        options={choices(cuisines, filters.cuisine)}
        onValueChange={(cuisine) => onChange({ cuisine })}
      />
      <SelectField
        label={t("Tag")}
        value={choiceOf(filters.tag, tags)}
        options={choices(tags, filters.tag)}
        onValueChange={(tag) => onChange({ tag })}
      />
      {children}
      <SelectField
        label={t("Cook time")}
        className={children ? "max-sm:col-span-2" : ""}
        value={filters.time}
        options={[
          { value: "" as const, label: t("Any") },
          ...COOK_TIMES.map((value) => ({ value, label: t(COOK_TIME_LABELS[value]) })),
        ]}
        onValueChange={(time) => onChange({ time })}
      />
    </>
  );
}

/** Any, the values, and what the address asks for where no recipe has it: the box must not claim that nothing is filtered. */
function choices(values: readonly string[], chosen: string, textOf?: (value: string) => Text | string) {
  const isKnown = chosen === "" || values.includes(choiceOf(chosen, values));
  const all = isKnown ? values : [...values, chosen];
  return [{ value: "", label: t("Any") }, ...all.map((value) => ({ value, label: said(textOf?.(value) ?? value) }))];
}

/** The value that matches exactly, ignoring case (specification, section 5). */
function choiceOf(chosen: string, values: readonly string[]): string {
  return values.find((value) => value.toLowerCase() === chosen.trim().toLowerCase()) ?? chosen;
}
