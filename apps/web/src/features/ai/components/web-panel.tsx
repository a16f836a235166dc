import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { useRef, useState } from "react";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { PanelFooter } from "./panel-footer";

/** A recipe of a web page: by its address, or by its text or source, for which nothing is fetched. */
export function WebPanel({ generation }: { generation: RecipeGeneration }) {
  const { webPage, isBusy } = generation;
  const [error, setError] = useState<Said>();
  const field = useRef<HTMLTextAreaElement>(null);

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
      <Field
        label={t("The page")}
        hint={t(
          "Its address, its text, or its source. Text and source are read at home; an address is fetched only where Admin allows it.",
        )}
        error={error}
      >
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
      <PanelFooter
        generation={generation}
        label={t("Read the page")}
        busyLabel={t("Reading the page...")}
        onStart={start}
      />
    </>
  );
}
