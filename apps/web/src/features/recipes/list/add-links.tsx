import { t } from "#lib/text/language";
import { Camera, Plus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button } from "#components/ui/button";
import type { ModeState } from "#features/ai/ai-mode";

/** A photo is what was asked for: its panel is open when the screen comes. */
const PHOTO_PANEL: ModeState = { aiMode: "image-ocr" };

/** The two ways to a new recipe; both lead to the same screen (specification, section 2). */
export function AddLinks() {
  return (
    <>
      <Button variant="secondary" asChild>
        <Link href={paths.recipeAdd} state={PHOTO_PANEL}>
          <Camera aria-hidden className="size-4.5" />
          {t("Photo Import")}
        </Link>
      </Button>
      <Button asChild>
        <Link href={paths.recipeAdd}>
          <Plus aria-hidden className="size-4.5" />
          {t("Add Recipe")}
        </Link>
      </Button>
    </>
  );
}
