import { t } from "#lib/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge";
import { classNames } from "#lib/class-names";
import { minutesText } from "../minutes-text";
import { DifficultyBadge } from "./difficulty-badge";

/** What one wants to know before cooking. Times that nobody gave are left out. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-4 border-y border-line py-4">
      <dl className="flex flex-wrap gap-x-7 gap-y-3">
        {recipe.servings !== null && <Fact term={t("Servings")}>{recipe.servings}</Fact>}
        {recipe.prep_time !== null && <Fact term={t("Prep time")}>{minutesText(recipe.prep_time)}</Fact>}
        {recipe.cook_time !== null && <Fact term={t("Cook time")}>{minutesText(recipe.cook_time)}</Fact>}
      </dl>
      <p className="flex min-w-0 flex-wrap gap-2">
        <DifficultyBadge difficulty={recipe.difficulty} />
        {recipe.cuisine && <Word className="border border-line-strong bg-transparent text-ink">{recipe.cuisine}</Word>}
        {parseTags(recipe.tags).map((tag) => (
          <Word key={tag}>{tag}</Word>
        ))}
      </p>
    </div>
  );
}

/** However long a word somebody gave, it stays within the page. */
function Word({ className, children }: { className?: string; children: string }) {
  return (
    <Badge className={classNames("max-w-full", className)}>
      <span className="truncate">{children}</span>
    </Badge>
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
