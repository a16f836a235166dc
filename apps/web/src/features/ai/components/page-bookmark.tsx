import { serverAddress } from "#lib/screen/address";
import { t } from "#lib/text/language";
import { Bookmark } from "lucide-react";
import { paths } from "#lib/screen/paths";
import { bookmarklet } from "../web-page";

/** The bookmark that sends a recipe's page from any browser at home to the form of a new recipe. */
export function PageBookmark() {
  return (
    <p className="mt-4 text-sm text-ink-muted">
      {t("Or drag this bookmark to your browser's bar, and press it on any page with a recipe:")}{" "}
      <a
        ref={makeBookmark}
        href={paths.recipeAdd}
        className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-herb-ink underline underline-offset-4"
      >
        <Bookmark aria-hidden className="size-4" />
        {t("Recipe to Tureen")}
      </a>
    </p>
  );
}

/** React refuses such addresses; this one is ours, and is there to be dragged, not followed. */
function makeBookmark(link: HTMLAnchorElement | null): void {
  link?.setAttribute("href", bookmarklet(serverAddress() + paths.recipeAdd));
  link?.addEventListener("click", (event) => event.preventDefault());
}
