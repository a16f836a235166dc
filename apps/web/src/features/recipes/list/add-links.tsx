import { t } from "#lib/text/language";
import { Camera, Plus } from "lucide-react";
import { paths } from "#lib/screen/paths";
import { ButtonLink } from "#components/ui/button";
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
      <ButtonLink icon={Camera} variant="secondary" className={shape} href={paths.recipeAdd} state={PHOTO_PANEL}>
        <span className={words}>{t("Photo Import")}</span>
      </ButtonLink>
      <ButtonLink icon={Plus} className={shape} href={paths.recipeAdd}>
        <span className={words}>{t("Add Recipe")}</span>
      </ButtonLink>
    </>
  );
}
