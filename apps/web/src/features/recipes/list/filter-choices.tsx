import type { CollectionFilter } from "@tureen/contracts/collections";
import { type Text, text } from "@tureen/messages/text";
import type { ReactNode } from "react";
import { said, t } from "#lib/text/language";
import { DIFFICULTIES, difficultyText } from "@tureen/domain/recipes/difficulty";
import {
  type CookTime,
  COOK_TIMES,
  MEDIUM_MINUTES,
  QUICK_MINUTES,
  readCookTime,
} from "@tureen/domain/recipes/recipe-filter";
import { Field } from "#components/ui/field";
import { Select } from "#components/ui/select";
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
  const cuisines = trpc.recipes.cuisines.useQuery(undefined, { meta: { silent: true } });
  const tags = trpc.recipes.tags.useQuery(undefined, { meta: { silent: true } });
  return (
    <>
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
      {children}
      <Field label={t("Cook time")} className={children ? "max-sm:col-span-2" : ""}>
        <Select value={filters.time} onChange={(event) => onChange({ time: readCookTime(event.target.value) ?? "" })}>
          <option value="">{t("Any")}</option>
          {COOK_TIMES.map((time) => (
            <option key={time} value={time}>
              {t(COOK_TIME_LABELS[time])}
            </option>
          ))}
        </Select>
      </Field>
    </>
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
