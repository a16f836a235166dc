import type { Recipe } from "@tureen/contracts/recipes";
import { parseTags } from "@tureen/domain/recipes/tags";
import type { ReactNode } from "react";
import { Badge } from "../../../components/ui/badge";
import { minutesText } from "../minutes-text";
import { DifficultyBadge } from "./difficulty-badge";

/** What one wants to know before cooking. Times that nobody gave are left out. */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-7 gap-y-4 border-y border-line py-4">
      <dl className="flex flex-wrap gap-x-7 gap-y-3">
        {recipe.servings !== null && <Fact term="Servings">{recipe.servings}</Fact>}
        {recipe.prep_time !== null && <Fact term="Prep time">{minutesText(recipe.prep_time)}</Fact>}
        {recipe.cook_time !== null && <Fact term="Cook time">{minutesText(recipe.cook_time)}</Fact>}
      </dl>
      <p className="flex flex-wrap gap-2">
        <DifficultyBadge difficulty={recipe.difficulty} />
        {recipe.cuisine && <Badge tone="clay">{recipe.cuisine}</Badge>}
        {parseTags(recipe.tags).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
    </div>
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
