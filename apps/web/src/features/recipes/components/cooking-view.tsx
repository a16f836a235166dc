import { t } from "#lib/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { Check, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Fragment, type ReactNode, useEffect } from "react";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { useBackCloses } from "#lib/back-closes";
import { canKeepScreenOn, keepScreenOn } from "#lib/capabilities";
import { classNames } from "#lib/class-names";
import { useHouseholdFormat } from "#lib/household-format";
import type { Ticks, useCooking } from "../hooks/use-cooking";
import type { ShownServings } from "../shown-servings";
import { isTextHeading, textLines } from "../ingredient-text";
import { instructionSteps } from "../instruction-steps";
import { bySection } from "../sections";
import { shownAmount } from "../shown-line";
import { LineWords } from "./line-words";

interface CookingViewProps {
  recipe: Recipe;
  servings: ShownServings;
  cooking: ReturnType<typeof useCooking>;
}

/** The recipe alone in large type, to be read from the stove; what is done can be ticked off (extension). */
export function CookingView({ recipe, servings, cooking }: CookingViewProps) {
  useBackCloses(cooking.isOpen, () => cooking.setIsOpen(false), { survivesReload: true });
  return (
    <Dialog.Root open={cooking.isOpen} onOpenChange={cooking.setIsOpen}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 animate-fade-in overflow-y-auto overscroll-contain bg-paper text-lg outline-none sm:text-xl"
        >
          <header className="sticky top-0 z-10 border-b border-line bg-paper">
            <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2 sm:px-6">
              <Dialog.Title className="line-clamp-2 min-w-0 text-xl">{recipe.title}</Dialog.Title>
              <Dialog.Close asChild>
                <Button variant="secondary">
                  <X aria-hidden className="size-4.5" />
                  {t("Done")}
                </Button>
              </Dialog.Close>
            </div>
          </header>
          <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-14 gap-y-10 px-4 pt-6 pb-16 sm:px-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <CookingIngredients recipe={recipe} servings={servings} ticks={cooking.usedUp} />
            <CookingSteps instructions={recipe.instructions} ticks={cooking.done} />
          </div>
          <ScreenStaysOn />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CookingIngredientsProps {
  recipe: Recipe;
  servings: ShownServings;
  ticks: Ticks;
}

function CookingIngredients({ recipe: { ingredients }, servings, ticks }: CookingIngredientsProps) {
  const format = useHouseholdFormat();
  return (
    <section aria-labelledby="cooking-ingredients" className="min-w-0">
      <h3 id="cooking-ingredients" className="mb-2 text-lg text-ink-muted">
        {servings.written === null ? t("Ingredients") : t("Ingredients for {chosen}", { chosen: servings.chosen })}
      </h3>
      {typeof ingredients === "string" ? (
        <ul>
          {textLines(ingredients).map((line, index) =>
            isTextHeading(line) ? (
              <li key={index} className={HEADING}>
                {line}
              </li>
            ) : (
              <Tickable key={index} index={index} ticks={ticks}>
                {line}
              </Tickable>
            ),
          )}
        </ul>
      ) : (
        bySection(ingredients).map(({ heading, start, lines }) => (
          <Fragment key={start}>
            {heading && <h4 className={HEADING}>{heading}</h4>}
            <ul>
              {lines.map((line, index) => (
                <Tickable key={line.id} index={start + index} ticks={ticks}>
                  <strong className="figures">{shownAmount(line, format, servings.factor)}</strong>{" "}
                  <LineWords line={line} />
                </Tickable>
              ))}
            </ul>
          </Fragment>
        ))
      )}
    </section>
  );
}

const HEADING = "pt-5 pb-1 font-serif text-lg font-semibold wrap-anywhere";

function Tickable({ index, ticks, children }: { index: number; ticks: Ticks; children: ReactNode }) {
  const isTicked = ticks.has(index);
  return (
    <li className="border-b border-line py-1">
      <Checkbox
        label={
          <span className={classNames("block py-1 wrap-anywhere", isTicked && "text-ink-muted line-through")}>
            {children}
          </span>
        }
        checked={isTicked}
        onCheckedChange={() => ticks.toggle(index)}
      />
    </li>
  );
}

function CookingSteps({ instructions, ticks }: { instructions: string; ticks: Ticks }) {
  return (
    <section aria-labelledby="cooking-steps" className="min-w-0">
      <h3 id="cooking-steps" className="mb-2 text-lg text-ink-muted">
        {t("Steps")}
      </h3>
      <ol className="grid grid-cols-1 gap-1">
        {instructionSteps(instructions).map((step, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={ticks.has(index)}
              onClick={() => ticks.toggle(index)}
              className={classNames(
                "grid w-full grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 rounded-lg px-2 py-3 text-start transition-colors hover:bg-sunken",
                ticks.has(index) && "text-ink-muted",
              )}
            >
              <span aria-hidden className="font-serif text-2xl leading-8 text-clay">
                {ticks.has(index) ? <Check className="mt-1 size-6" /> : index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{step}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ScreenStaysOn() {
  useEffect(() => keepScreenOn() ?? undefined, []);
  if (canKeepScreenOn()) return null;
  return (
    <p className="px-4 pb-8 text-center text-sm text-ink-muted">
      {t("At this address the browser does not let a page keep the screen on.")}
    </p>
  );
}
