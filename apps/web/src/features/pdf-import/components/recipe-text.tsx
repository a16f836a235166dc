import { t } from "#lib/text/language";
import { LoadingState } from "#components/loading-state";
import { useHouseholdFormat } from "#lib/text/household-format";
import { trpc } from "#lib/server/trpc";
import { instructionSteps } from "#features/recipes/shared/instruction-steps";
import { RECIPE_MESSAGES } from "#features/recipes/messages";
import { shownAmount } from "#features/recipes/shared/shown-line";

interface RecipeTextProps {
  id: number;
  /** Lines of which the ingredient, or its amount, does not stand in the book. */
  ungrounded: readonly string[];
  /** What else one should know of it; '' for nothing. */
  remark: string;
}

/** A recipe in plain text, as it came in; what the book does not say is marked. */
export function RecipeText({ id, ungrounded, remark }: RecipeTextProps) {
  const { data } = trpc.recipes.byId.useQuery({ id }, { meta: { failure: RECIPE_MESSAGES.loadFailed } });
  const format = useHouseholdFormat();
  if (!data) return <LoadingState label={t("Loading the recipe")} />;
  const { ingredients, instructions, servings } = data.recipe;
  return (
    <section aria-label={t("As imported")} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 className="flex min-h-11 items-center font-sans text-sm font-semibold tracking-normal">
        {servings === null ? t("As imported") : t("As imported, serves {servings}", { servings })}
      </h3>
      {remark && <p className="rounded-md bg-butter-soft px-3 py-2 text-sm text-butter-ink">{remark}</p>}
      {ungrounded.length > 0 && (
        <p className="rounded-md bg-butter-soft px-3 py-2 text-sm text-butter-ink">
          {t("Not in the book in these words, please check: {lines}", { lines: ungrounded.join("; ") })}
        </p>
      )}
      {typeof ingredients === "string" ? (
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{ingredients}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {ingredients.map((line) => (
            <li key={line.id} className="wrap-anywhere">
              {[shownAmount(line, format), line.name].filter(Boolean).join(" ")}
              {line.sub_type && ` (${line.sub_type})`}
              {line.preparation_notes && <span className="text-ink-muted">, {line.preparation_notes}</span>}
            </li>
          ))}
        </ul>
      )}
      <ol className="grid list-decimal gap-1.5 ps-5 text-sm">
        {instructionSteps(instructions).map((step, index) => (
          // Steps have no identity but their place.
          <li key={index} dir="auto" className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
