import { type Said, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { useRef, useState } from "react";
import { Field, Textarea } from "#components/ui/field";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { bookmarklet, isAddress } from "../web-page";
import { hasFinePointer } from "#lib/device/pointer";
import { PanelFooter } from "./panel-footer";
import { trpc } from "#lib/server/trpc";
import { serverAddress } from "#lib/screen/address";
import { Bookmark } from "lucide-react";
import { paths } from "#lib/screen/paths";

/** A recipe of a web page: by its address, or by its text or source, for which nothing is fetched. */
export function WebPanel({ generation }: { generation: RecipeGeneration }) {
  const { webPage, isBusy } = generation;
  const [error, setError] = useState<Said>();
  const field = useRef<HTMLTextAreaElement>(null);
  const fetching = useFetchingPages(generation.readTypedPage);
  // Asked before the one button is tapped, so that the answer takes no tap of its own.
  const isAsking = isAddress(webPage) && fetching.isOff;

  function start(): void {
    if (webPage.trim() !== "") {
      generation.readTypedPage();
      return;
    }
    setError(t("Please paste the address, the text or the source of a page"));
    field.current?.focus();
  }

  return (
    <>
      <Field label={t("A page's address, its text, anything you copied")} error={error}>
        <Textarea
          ref={field}
          rows={4}
          autoFocus
          disabled={isBusy}
          value={webPage}
          onChange={(event) => {
            generation.setWebPage(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {hasFinePointer() && <PageBookmark />}
      {isAsking && (
        <p role="status" className="mt-4 rounded-md bg-butter-soft px-4 py-3 text-butter-ink">
          {t("Fetch this page? Its site will see our address.")}
        </p>
      )}
      <PanelFooter
        generation={generation}
        label={isAsking ? t("Allow and fetch") : t("Read the page")}
        busyLabel={t("Reading the page...")}
        disabled={fetching.isBusy}
        onStart={isAsking ? fetching.allow : start}
      />
    </>
  );
}

const SETTING = "fetch_pages";

/** Whether the family lets the server fetch web pages, and how to allow it where it is asked for; once is enough. */
function useFetchingPages(onAllowed: () => void) {
  const utils = trpc.useUtils();
  const { data } = trpc.settings.list.useQuery(undefined, { meta: { silent: true } });
  const update = trpc.settings.update.useMutation({
    meta: { failure: text("Failed to update setting"), preferServerMessage: true },
    onSuccess: async () => {
      await utils.settings.list.invalidate();
      onAllowed();
    },
  });
  return {
    isOff: data?.settings[SETTING]?.value === "off",
    isBusy: update.isPending,
    allow: () => update.mutate({ key: SETTING, value: "on" }),
  };
}

/** The bookmark that sends a recipe's page from any browser at home to the form of a new recipe. */
function PageBookmark() {
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
