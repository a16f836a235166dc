import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { ArchiveRestore, Camera, FileText, Globe, type LucideIcon, PencilLine, UtensilsCrossed } from "lucide-react";
import { useId } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card } from "#components/ui/card";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { classNames } from "#lib/screen/class-names";
import type { AiMode } from "../ai-mode";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { AiComplete } from "./ai-complete";
import { MealPhotoPanel } from "./meal-photo-panel";
import { PdfPanel } from "./pdf-panel";
import { RecipePhotoPanel } from "./recipe-photo-panel";
import { TextPanel } from "./text-panel";
import { WebPanel } from "./web-panel";

const MODES = [
  { mode: "text", label: text("Text Description"), hint: text("Say what you would like to eat"), Icon: PencilLine },
  { mode: "image-ocr", label: text("Recipe Photo"), hint: text("A page of a book, a card, a note"), Icon: Camera },
  {
    mode: "image-meal",
    label: text("Take a photo of a meal"),
    hint: text("A recipe for what is on the plate"),
    Icon: UtensilsCrossed,
  },
  { mode: "pdf", label: text("PDF Import"), hint: text("A whole cookbook at once"), Icon: FileText },
  {
    mode: "web",
    label: text("Paste or web address"),
    hint: text("A page's address, its text, anything you copied"),
    Icon: Globe,
  },
] as const satisfies readonly { mode: AiMode; label: Text; hint: Text; Icon: LucideIcon }[];

const PANELS = {
  text: TextPanel,
  "image-ocr": RecipePhotoPanel,
  "image-meal": MealPhotoPanel,
  pdf: PdfPanel,
  web: WebPanel,
};

/** A compact button of a row on a phone, a tile where there is room to say more. */
const TILE =
  "flex shrink-0 items-center gap-2 rounded-lg border text-start transition-colors max-nav:min-h-11 max-nav:px-3 max-nav:text-sm max-nav:whitespace-nowrap nav:flex-col nav:items-start nav:px-4 nav:py-3 nav:shadow-sm";
const ICON = "size-5 shrink-0 text-clay nav:size-6";

interface AiSectionProps {
  generation: RecipeGeneration;
  /** Brings back what the form held before the model filled it; absent where it held nothing. */
  onTakeBack: (() => void) | undefined;
}

/** Four ways in which the kitchen's own model fills the form below (specification, section 2), and a page of the web. */
export function AiSection({ generation, onTakeBack }: AiSectionProps) {
  const id = useId();
  const { mode, isBusy, result } = generation;
  const Panel = mode === "none" ? null : PANELS[mode];
  // What was chosen stays chosen; a model at work is stopped by Cancel, not by a slip of the thumb.
  useBackCloses(mode !== "none", () => !isBusy && generation.fold());
  return (
    <section aria-labelledby={`${id}-heading`} className="mb-5 nav:mb-10">
      <h2 id={`${id}-heading`} className="mb-2 text-lg nav:mb-4 nav:text-xl">
        {t("AI Recipe Generation")}
      </h2>
      <div className="relative flex gap-2 max-nav:-mx-4 max-nav:overflow-x-auto max-nav:px-4 max-nav:pb-1 nav:grid nav:grid-cols-2 nav:gap-2.5 lg:grid-cols-3">
        {MODES.map(({ mode: offered, label, hint, Icon }) => (
          <button
            key={offered}
            type="button"
            disabled={isBusy}
            aria-expanded={mode === offered}
            aria-controls={mode === offered ? `${id}-panel` : undefined}
            aria-labelledby={`${id}-${offered}`}
            aria-describedby={`${id}-${offered}-hint`}
            onClick={() => generation.choose(offered)}
            className={classNames(
              TILE,
              "hover:not-disabled:border-line-strong disabled:cursor-not-allowed disabled:text-ink-muted",
              mode === offered ? "border-herb bg-herb-soft" : "border-line bg-surface",
            )}
          >
            <Icon aria-hidden className={ICON} />
            <span id={`${id}-${offered}`} className="leading-snug font-semibold">
              {t(label)}
            </span>
            <span id={`${id}-${offered}-hint`} className="sr-only text-sm text-ink-muted nav:not-sr-only">
              {t(hint)}
            </span>
          </button>
        ))}
        <FromAnotherApp />
      </div>
      {Panel && (
        <Card id={`${id}-panel`} className="mt-4 animate-fade-in">
          <Panel generation={generation} />
        </Card>
      )}
      {result && mode === "none" && <AiComplete result={result} onTakeBack={onTakeBack} />}
    </section>
  );
}

/** Many recipes at once have a screen of their own. */
function FromAnotherApp() {
  return (
    <Link href={paths.recipeImport} className={classNames(TILE, "border-line bg-surface hover:border-line-strong")}>
      <ArchiveRestore aria-hidden className={ICON} />
      <span className="leading-snug font-semibold">{t("Another app")}</span>
      <span className="sr-only text-sm text-ink-muted nav:not-sr-only">
        {t("Its export, with all recipes at once")}
      </span>
    </Link>
  );
}
