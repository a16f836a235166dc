import { t } from "#lib/text/language";
import { Camera, Plus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button } from "#components/ui/button";
import { classNames } from "#lib/screen/class-names";
import type { ModeState } from "#features/ai/ai-mode";

/** A photo is what was asked for: its panel is open when the screen comes. */
const PHOTO_PANEL: ModeState = { aiMode: "image-ocr" };

interface AddLinksProps {
  /** In a row with other things: on a phone they are icons. */
  isSmall?: boolean;
}

/** The two ways to a new recipe; both lead to the same screen (specification, section 2). */
export function AddLinks({ isSmall = false }: AddLinksProps) {
  const shape = classNames(isSmall && "max-nav:size-11 max-nav:px-0");
  const words = classNames(isSmall && "max-nav:sr-only");
  return (
    <>
      <Button variant="secondary" className={shape} asChild>
        <Link href={paths.recipeAdd} state={PHOTO_PANEL}>
          <Camera aria-hidden className="size-5" />
          <span className={words}>{t("Photo Import")}</span>
        </Link>
      </Button>
      <Button className={shape} asChild>
        <Link href={paths.recipeAdd}>
          <Plus aria-hidden className="size-5" />
          <span className={words}>{t("Add Recipe")}</span>
        </Link>
      </Button>
    </>
  );
}
