import { t } from "#lib/text/language";
import { ArrowDown, CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import { useHouseholdFormat } from "#lib/text/household-format";
import { shownAmount } from "#features/recipes/shared/shown-line";
import type { GeneratedRecipe } from "../hooks/use-ai-calls";

interface AiCompleteProps {
  result: GeneratedRecipe;
  /** Brings back what was typed before; absent where nothing was. */
  onTakeBack: (() => void) | undefined;
}

/** What the model has made, before anybody looks at it in the form (specification, section 2). */
export function AiComplete({ result: { recipe, model, note, address }, onTakeBack }: AiCompleteProps) {
  const format = useHouseholdFormat();
  const heading = useRef<HTMLHeadingElement>(null);

  // The panel that had focus is gone; what it led to is read out next.
  useEffect(() => heading.current?.focus(), [recipe]);

  const isNothing = recipe.title === "" && recipe.ingredients.length === 0 && note !== undefined;
  const Icon = isNothing ? CircleAlert : CircleCheck;
  const isDone = address === undefined ? t("AI Processing Complete!") : t("The page has been read");
  return (
    <div
      className={classNames(
        "mt-4 animate-fade-in rounded-lg border p-5",
        isNothing ? "border-line-strong bg-butter-soft text-butter-ink" : "border-herb bg-herb-soft text-herb-ink",
      )}
    >
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-lg outline-none">
        <Icon aria-hidden className="size-5 shrink-0" />
        {isNothing ? note : isDone}
      </h3>
      <p className="mt-1 text-sm">
        {model === null
          ? recipe.title && t("“{title}”. Compare it with the text below before you save it.", { title: recipe.title })
          : recipe.title
            ? t("“{title}”, by {model}. Look it over below before you save it: models make mistakes.", {
                title: recipe.title,
                model,
              })
            : t("{model}. Look it over below before you save it: models make mistakes.", { model })}
      </p>
      {note !== undefined && !isNothing && <p className="mt-2 font-semibold">{note}</p>}
      {/* What a page has stands in the form, word for word. */}
      {address === undefined && recipe.ingredients.length > 0 && (
        <ul aria-label={t("Generated ingredients")} className="mt-3 gap-x-8 text-sm sm:columns-2 lg:columns-3">
          {recipe.ingredients.map((line, index) => (
            // Nothing moves in this list.
            <li key={index} dir="auto" className="break-inside-avoid py-0.5">
              <span className="figures font-semibold">{shownAmount(line, format)}</span> {line.name}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        <a
          href="#recipe-details"
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <ArrowDown aria-hidden className="size-4" />
          {t("Check it in the form")}
        </a>
        {onTakeBack && (
          <Button variant="link" className="min-h-11" onClick={onTakeBack}>
            {t("Bring back what I had typed")}
          </Button>
        )}
      </div>
    </div>
  );
}
