import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/screen/class-names";
import { minutesText } from "../shared/minutes-text";
import { DifficultyBadge } from "../shared/difficulty-badge";
import { RecipeMarks } from "./recipe-marks";

/** What one wants to know before cooking, and what the family thinks of it. Times that nobody gave are left out. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-4 border-y border-line py-4">
      <dl className="flex flex-wrap gap-x-7 gap-y-3">
        {recipe.servings !== null && <Fact term={t("Servings")}>{recipe.servings}</Fact>}
        {recipe.prep_time !== null && <Fact term={t("Prep time")}>{minutesText(recipe.prep_time)}</Fact>}
        {recipe.cook_time !== null && <Fact term={t("Cook time")}>{minutesText(recipe.cook_time)}</Fact>}
      </dl>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <DifficultyBadge difficulty={recipe.difficulty} />
        {recipe.cuisine && (
          <Word to={{ cuisine: recipe.cuisine }} className="border border-line-strong bg-transparent text-ink">
            {recipe.cuisine}
          </Word>
        )}
        {parseTags(recipe.tags).map((tag) => (
          <Word key={tag} to={{ tag }}>
            {tag}
          </Word>
        ))}
      </p>
      <RecipeMarks recipe={recipe} />
    </div>
  );
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
