import { t } from "#lib/text/language";
import { Bookmark } from "lucide-react";
import { Card } from "#components/ui/card";
import { paths } from "#lib/screen/paths";
import { bookmarklet } from "#features/ai/web-page";

/** The bookmark that sends a recipe's page from any browser at home to the form of a new recipe. */
export function PageBookmark() {
  return (
    <Card className="grid gap-2">
      <h3 className="font-semibold">{t("Recipes from web pages")}</h3>
      <p className="text-sm text-ink-muted">
        {t(
          "Drag this bookmark to the bar of your browser. Pressed on a page with a recipe, it opens the form of a new recipe beside the page's text. It works behind a login as well, and the server fetches nothing.",
        )}
      </p>
      <a
        ref={makeBookmark}
        href={paths.recipeAdd}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold underline underline-offset-4"
      >
        <Bookmark aria-hidden className="size-4" />
        {t("Recipe to Tureen")}
      </a>
    </Card>
  );
}

/** React refuses such addresses; this one is ours, and is there to be dragged, not followed. */
function makeBookmark(link: HTMLAnchorElement | null): void {
  link?.setAttribute("href", bookmarklet(window.location.origin + paths.recipeAdd));
  link?.addEventListener("click", (event) => event.preventDefault());
}
