import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { fractionOf, multiply } from "@tureen/domain/quantities/rational";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/screen/class-names";
import type { ShownServings } from "../shared/shown-servings";
import { minutesText } from "../shared/minutes-text";
import { DifficultyBadge } from "../shared/difficulty-badge";
import { RecipeMarks } from "./recipe-marks";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { RECIPE_MESSAGES } from "../messages";

interface RecipeFactsProps {
  recipe: Recipe;
  /** One line of what one wants to know before cooking; what the family thinks of it stands elsewhere. */
  isShort: boolean;
  /** For how many the amounts beside are. Where those can be scaled, a phone needs no second word. */
  servings: ShownServings;
}

/** What one wants to know before cooking, and what the family thinks of it. Times that nobody gave are left out. */
export function RecipeFacts({ recipe, isShort, servings }: RecipeFactsProps) {
  if (isShort) return <ShortFacts recipe={recipe} servings={servings} />;
  const isAsWritten = servings.written === null || servings.chosen === servings.written;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-4 border-y border-line py-4 print:mb-3 print:py-1.5">
      <dl className="flex flex-wrap gap-x-7 gap-y-3">
        {recipe.servings !== null && (
          <Fact term={t("Servings")}>
            {isAsWritten ? recipe.servings : servings.chosen}
            {isAsWritten && recipe.servings_assumed && <AssumedServings id={recipe.id} />}
          </Fact>
        )}
        {recipe.yield_amount !== null && <Fact term={t("Makes")}>{yieldText(recipe, servings)}</Fact>}
        {recipe.prep_time !== null && <Fact term={t("Prep time")}>{minutesText(recipe.prep_time)}</Fact>}
        {recipe.cook_time !== null && <Fact term={t("Cook time")}>{minutesText(recipe.cook_time)}</Fact>}
      </dl>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Badges recipe={recipe} />
        <Tags tags={recipe.tags} />
      </p>
      <RecipeMarks recipe={recipe} />
    </div>
  );
}

/** "24 cookies", for as many as the amounts are shown for. */
function yieldText({ yield_amount: amount, yield_noun: noun }: Recipe, { factor }: ShownServings): string {
  return amount === null ? "" : `${formatAmount(multiply(fractionOf(amount), factor), "")} ${noun}`.trim();
}

function ShortFacts({ recipe, servings: shown }: Omit<RecipeFactsProps, "isShort">) {
  const { servings, prep_time: prep, cook_time: cook } = recipe;
  const made = yieldText(recipe, shown);
  return (
    <p className="figures mb-1 flex flex-wrap items-center gap-x-3.5 text-sm text-ink-muted">
      {servings !== null && (
        <span className={shown.written === null ? undefined : "hidden print:inline"}>
          {t("{count, plural, one {# serving} other {# servings}}", {
            count: shown.written === null ? servings : shown.chosen,
          })}
        </span>
      )}
      {made && <span>{t("Makes {what}", { what: made })}</span>}
      {prep ? <span>{t("Prep {time}", { time: minutesText(prep) })}</span> : null}
      {cook ? <span>{t("Cook {time}", { time: minutesText(cook) })}</span> : null}
      <Badges recipe={recipe} />
    </p>
  );
}

function Badges({ recipe: { difficulty, cuisine } }: { recipe: Recipe }) {
  return (
    <>
      <DifficultyBadge difficulty={difficulty} />
      {cuisine && (
        <Word to={{ cuisine }} className="border border-line-strong bg-transparent text-ink">
          {cuisine}
        </Word>
      )}
    </>
  );
}

/** The recipe's tags in a line of their own; nothing where it has none. */
export function RecipeTags({ tags }: Pick<Recipe, "tags">) {
  return (
    tags !== "" && (
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Tags tags={tags} />
      </p>
    )
  );
}

function Tags({ tags }: Pick<Recipe, "tags">) {
  return parseTags(tags).map((tag) => (
    <Word key={tag} to={{ tag }}>
      {tag}
    </Word>
  ));
}

interface WordProps {
  /** What the list is filtered by where it leads. */
  to: Readonly<Record<string, string>>;
  className?: string;
  children: string;
}

/** Leads to all dishes of its kind. However long a word somebody gave, it stays within the page. */
function Word({ to, className, children }: WordProps) {
  return (
    <Link
      href={`${paths.recipes}?${new URLSearchParams(to).toString()}`}
      className="flex min-h-9 max-w-full items-center"
    >
      <Badge className={classNames("max-w-full hover:underline", className)}>
        <span className="truncate">{children}</span>
      </Badge>
    </Link>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-muted">{term}</dt>
      <dd className="figures text-lg font-semibold">{children}</dd>
    </div>
  );
}

/** Says that nobody has said for how many the dish is; one tap says that the number is right. */
function AssumedServings({ id }: { id: number }) {
  const utils = trpc.useUtils();
  const confirm = trpc.recipes.update.useMutation({
    meta: { failure: RECIPE_MESSAGES.updateFailed, preferServerMessage: true },
    onError: () => utils.recipes.byId.invalidate({ id }),
  });

  function say(): void {
    // An answer on its way is older than this tap.
    void utils.recipes.byId.cancel({ id });
    utils.recipes.byId.setData({ id }, (shown) => shown && { recipe: { ...shown.recipe, servings_assumed: false } });
    confirm.mutate({ id, servings_assumed: false });
  }

  return (
    <span className="ms-2 text-sm font-normal print:hidden">
      {t("assumed")}
      <Button variant="link" className="ms-2 text-sm" onClick={say}>
        {t("That is right")}
      </Button>
      <CallFailure call={confirm} />
    </span>
  );
}
