import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { useRef, useState } from "react";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { useFetchingPages } from "../hooks/use-fetching-pages";
import { isAddress } from "../web-page";
import { hasFinePointer } from "#lib/device/pointer";
import { PageBookmark } from "./page-bookmark";
import { PanelFooter } from "./panel-footer";

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
