import { t } from "#lib/text/language";
import type { MealPlan } from "@tureen/contracts/meal-plans";
import { BookOpen, Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { CookMeal } from "#features/cooking/components/cook-meal";
import { showFailure } from "#lib/screen/toasts";
import { MEAL_MESSAGES } from "../messages";
import { entryTitle, isHeld, type PlanEntry, plannedByText } from "../plan-entry";
import { MovableMeal } from "./movable-meal";

/** Beside it stands one small control. */
const TITLE =
  "stretched line-clamp-4 w-full not-print:pe-8 text-start leading-snug font-semibold wrap-anywhere hyphens-auto not-print:md:pe-5 table:text-sm";

const CARD = "relative rounded-md px-3 py-2 table:px-2 table:py-1 print:p-0";
/** The photo stands beside the title. On paper there is none. */
const WITH_PHOTO = "not-print:grid table:max-lg:block not-print:grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5";

interface MealCardProps {
  entry: PlanEntry;
  onEdit: (entry: PlanEntry) => void;
}

/** A planned meal. Its title opens it, unless a shopping list holds it; then it still leads to its recipe. */
export function MealCard({ entry, onEdit }: MealCardProps) {
  if (entry.kind === "recipe" && isHeld(entry)) return <LockedMealCard meal={entry.meal} />;
  const photo = entry.kind === "recipe" ? entry.meal.recipe_photo : null;
  const colours = entry.kind === "recipe" ? "bg-herb-soft text-herb-ink" : "border border-dashed border-line-strong";
  return (
    <MovableMeal
      entry={entry}
      className={`arrives transition-shadow has-[button:hover]:shadow-md ${CARD} ${photo ? WITH_PHOTO : ""} ${colours}`}
    >
      <MealPhoto address={photo} />
      <button type="button" dir="auto" onClick={() => onEdit(entry)} className={TITLE}>
        {entryTitle(entry)}
      </button>
      {entry.kind === "recipe" ? (
        <MealDetails meal={entry.meal} />
      ) : (
        <p className="mt-1 text-xs text-ink-muted">
          {entry.meal.portions
            ? t("{count, plural, one {# portion} other {# portions}} from the freezer", { count: entry.meal.portions })
            : t("no recipe")}
        </p>
      )}
    </MovableMeal>
  );
}

function LockedMealCard({ meal }: { meal: MealPlan }) {
  const plannedBy = plannedByText(meal);
  return (
    <div className={`bg-sunken ${CARD} ${meal.recipe_photo ? WITH_PHOTO : ""}`}>
      <MealPhoto address={meal.recipe_photo} />
      <button
        type="button"
        dir="auto"
        title={[t(MEAL_MESSAGES.isLocked), plannedBy].filter(Boolean).join(" · ")}
        onClick={() => showFailure(MEAL_MESSAGES.isLocked, { description: plannedBy })}
        className={`cursor-default ${TITLE}`}
      >
        {meal.recipe_title}
      </button>
      <MealDetails meal={meal} />
      <Link
        href={paths.recipe(meal.recipe_id)}
        aria-label={t("Open the recipe {title}", { title: meal.recipe_title })}
        className="absolute end-0 top-0 grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink md:size-8 print:hidden"
      >
        <BookOpen aria-hidden className="size-4.5" />
      </Link>
    </div>
  );
}

/** The dish's photo, small; nothing where it has none: its name stands beside it. */
function MealPhoto({ address }: { address: string | null }) {
  // A database that was restored without its pictures names some that are not there.
  const [missing, setMissing] = useState<string | null>(null);
  if (address === null || address === missing) return null;
  return (
    <img
      src={`${address}/320.webp`}
      alt=""
      loading="lazy"
      decoding="async"
      // What is dragged is the meal.
      draggable={false}
      onError={() => setMissing(address)}
      className="my-0.5 size-12 rounded-sm bg-sunken row-span-3 object-cover table:my-0 table:size-9 table:max-lg:hidden print:hidden"
    />
  );
}

function MealDetails({ meal }: { meal: MealPlan }) {
  return (
    <div className="col-start-2 min-w-0 table:flex table:flex-wrap table:items-center table:gap-x-2">
      <p className="figures mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs table:mt-0">
        {t("{count, plural, one {# serving} other {# servings}}", { count: meal.servings })}
        {meal.locked_by_shopping_list && (
          <span className="print:hidden">
            <Lock aria-hidden className="size-3.5" />
            <span className="sr-only">{t("Locked")}</span>
          </span>
        )}
      </p>
      <CookMeal meal={meal} />
      {meal.notes && (
        <p
          dir="auto"
          className="mt-0.5 not-print:line-clamp-2 text-xs wrap-anywhere italic table:mt-0 table:min-w-24 table:flex-1 not-print:table:line-clamp-1 print:basis-full"
        >
          {meal.notes}
        </p>
      )}
    </div>
  );
}
