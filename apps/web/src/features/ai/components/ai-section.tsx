import { type Said, type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { ArchiveRestore, Camera, FileText, Globe, type LucideIcon, PencilLine, UtensilsCrossed } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card } from "#components/ui/card";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { classNames } from "#lib/screen/class-names";
import type { AiMode } from "../ai-mode";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { AiComplete } from "./ai-complete";
import { PdfPanel } from "./pdf-panel";
import { RecipePhotoPanel } from "./recipe-photo-panel";
import { WebPanel } from "./web-panel";
import { Field, Textarea } from "#components/ui/field";
import { showFailure } from "#lib/screen/toasts";
import { AI_MESSAGES } from "../messages";
import { PanelFooter } from "./panel-footer";
import { FileDropZone } from "#components/file-drop-zone";
import { isPhoto } from "../photo-types";
import { CameraButton } from "./camera-button";
import { PhotoPreview } from "./photo-preview";

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

/** An empty description is not sent: the field says what is missing and gets the focus. */
function TextPanel({ generation }: { generation: RecipeGeneration }) {
  const { description, isBusy } = generation;
  const [error, setError] = useState<Said>();
  const field = useRef<HTMLTextAreaElement>(null);

  function start(): void {
    if (description.trim() !== "") {
      generation.generateFromText();
      return;
    }
    setError(t(AI_MESSAGES.descriptionMissing));
    showFailure(AI_MESSAGES.descriptionMissing);
    field.current?.focus();
  }

  return (
    <>
      <Field label={t("Describe the recipe")} error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={10_000}
          autoFocus
          disabled={isBusy}
          placeholder={t("A warming lentil soup with spinach, ready in half an hour")}
          value={description}
          onChange={(event) => {
            generation.setDescription(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <PanelFooter
        generation={generation}
        label={t("Generate Recipe")}
        busyLabel={t("Generating recipe...")}
        onStart={start}
      />
    </>
  );
}

/** Takes one picture; several files, or one of another type, are refused by a toast. */
function MealPhotoPanel({ generation }: { generation: RecipeGeneration }) {
  const { mealPhoto, isBusy } = generation;

  function take([photo, ...others]: readonly File[]): void {
    if (photo && others.length === 0 && isPhoto(photo)) generation.setMealPhoto(photo);
    else showFailure(t("Please choose one photo of the meal"));
  }

  return (
    <>
      <div className="grid gap-3">
        <FileDropZone
          label={t("Choose a photo of the meal")}
          accept="image/*"
          file={mealPhoto}
          disabled={isBusy}
          onFiles={take}
          onRemove={() => generation.setMealPhoto(null)}
          preview={mealPhoto && <PhotoPreview file={mealPhoto} alt={t("The meal")} className="max-h-72 w-full" />}
        />
        {!mealPhoto && (
          <CameraButton label={t("Open the camera")} disabled={isBusy} onPhoto={(photo) => take([photo])} />
        )}
      </div>
      <PanelFooter
        generation={generation}
        label={t("Generate Recipe")}
        busyLabel={t("Looking at the meal...")}
        disabled={!mealPhoto}
        onStart={generation.readMeal}
      />
    </>
  );
}
