import { t } from "#lib/text/language";
import type { RecipeCard } from "@tureen/contracts/recipes";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card, LIVELY_CARD } from "#components/ui/card";
import { RecipePicture } from "#features/recipes/photo/recipe-picture";
import { classNames } from "#lib/screen/class-names";

/** What came in last. */
export function RecentRecipes({ recipes }: { recipes: readonly RecipeCard[] }) {
  return (
    <section aria-labelledby="recently-added">
      <h2 id="recently-added" className="mb-3 text-xl">
        {t("Recently added")}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {recipes.map((recipe) => (
          <li key={recipe.id} className="grid min-w-0">
            <Card className={classNames("min-w-0 overflow-hidden p-0", LIVELY_CARD)}>
              <RecipePicture recipe={recipe} sizes="(min-width: 1024px) 17rem, 50vw" className="aspect-3/2" />
              <h3 dir="auto" className="line-clamp-3 p-3 text-base wrap-anywhere sm:p-4">
                <Link href={paths.recipe(recipe.id)} className="stretched">
                  {recipe.title}
                </Link>
              </h3>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
