import type { Recipe } from "@tureen/contracts/recipes";
import { formatAmount } from "@tureen/domain/quantities/format-quantity";
import { compare, multiply, ONE, toNumber, type Rational } from "@tureen/domain/quantities/rational";
import { shareOf, type ShareGap } from "@tureen/domain/recipes/sub-recipes";
import { type Text, text } from "@tureen/messages/text";
import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Button, ButtonLink } from "#components/ui/button";
import { StepText } from "#features/cooking/components/step-text";
import { type CookLine, readSteps } from "#features/cooking/cook-steps";
import { useCookLines } from "#features/cooking/hooks/use-cook-lines";
import { classNames } from "#lib/screen/class-names";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { useShownFormat } from "#lib/text/shown-units";
import { LineWords } from "./line-words";
import { ScaledParts } from "./scaled-amount";
import { bySection } from "./sections";
import { shownAmount } from "./shown-line";
import { madeOf, takenOf } from "./taken-recipe";

const GAPS: Readonly<Record<ShareGap, Text>> = {
  "no yield": text("It does not say how much it makes: shopping lists take the line as it stands."),
  "no servings": text("It does not say for how many it is: shopping lists take the line as it stands."),
  "other measure": text("It says what it makes in another measure: shopping lists take the line as it stands."),
};

interface SubRecipeProps {
  line: CookLine;
  /** What the amounts of the dish are multiplied by. */
  factor: Rational;
  /** At the stove: the address that leads back there, for timers. */
  cookPath?: string | undefined;
}

/** Below a line that is another recipe: how much of it that is, and at a tap its own lines and steps for so much. On paper they are always there. */
export default function SubRecipe({ line, factor, cookPath }: SubRecipeProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { numberFormat } = useShownFormat().format;
  const recipe = trpc.recipes.byId.useQuery({ id: line.recipe_id ?? 0 }, { meta: { silent: true } }).data?.recipe;
  const share = recipe && shareOf(takenOf(line), madeOf(recipe));
  const taken = multiply(share?.factor ?? ONE, factor);
  const recipeId = line.recipe_id ?? 0;
  const servings = recipe?.servings && recipe.servings * toNumber(taken);
  const address =
    cookPath === undefined ? paths.recipe(recipeId) : paths.cook(recipeId, { servings: servings || undefined });
  return (
    <div className="col-span-full min-w-0 ps-4 text-base print:ps-2 print:text-sm">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
        <ButtonLink variant="link" className="text-sm" href={address}>
          {line.recipe_title ?? line.name}
        </ButtonLink>
        {share?.gap === null &&
          (compare(taken, ONE) === 0
            ? t("the whole recipe")
            : t("{number} × the recipe", { number: formatAmount(taken, "", numberFormat) }))}
        {recipe && (
          <Button
            variant="quiet"
            className="px-2 text-sm print:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden className={classNames("size-4 transition-transform", isOpen && "rotate-180")} />
            {isOpen ? t("Fold up") : t("Show it here")}
          </Button>
        )}
      </p>
      {share?.gap && <p className="pb-2 text-sm text-ink-muted">{t(GAPS[share.gap])}</p>}
      {/* By class: the attribute would keep it off the paper, too. */}
      <div
        id={id}
        className={classNames("border-s-2 border-line ps-3 pb-3 print:block print:pb-1", !isOpen && "hidden")}
      >
        {recipe && <Inside recipe={recipe} factor={share?.gap === null ? taken : ONE} cookPath={cookPath} />}
      </div>
    </div>
  );
}

/** Its lines and steps, with what they in turn are made of. */
function Inside({ recipe, factor, cookPath }: { recipe: Recipe; factor: Rational; cookPath: string | undefined }) {
  const { format } = useShownFormat();
  const lines = useCookLines(recipe);
  const steps = readSteps(recipe.instructions, lines, { factor, format });
  return (
    <>
      {bySection(lines).map(({ heading, start, lines: inSection }) => (
        <Fragment key={start}>
          {heading && <p className="pt-2 font-semibold wrap-anywhere">{heading}</p>}
          <ul aria-label={heading || t("Ingredients of {title}", { title: recipe.title })}>
            {inSection.map((line, index) => (
              <li key={start + index} className="py-1 wrap-anywhere print:py-0">
                <strong className="figures">{shownAmount(line, format, factor)}</strong> <LineWords line={line} />
                {line.recipe_id !== null && <SubRecipe line={line} factor={factor} cookPath={cookPath} />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <ol aria-label={t("Steps of {title}", { title: recipe.title })} className="mt-2 list-decimal ps-5">
        {steps.map(({ parts }, index) => (
          <li key={index} dir="auto" className="py-1 wrap-anywhere marker:text-clay print:py-0">
            {cookPath === undefined ? (
              <ScaledParts parts={parts} />
            ) : (
              <StepText
                parts={parts}
                name={t("Step {number}", { number: index + 1 })}
                recipe={recipe}
                path={cookPath}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
