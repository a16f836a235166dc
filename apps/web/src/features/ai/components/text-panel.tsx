import type { Said } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { useRef, useState } from "react";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { showFailure } from "#lib/screen/toasts";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { AI_MESSAGES } from "../messages";
import { PanelFooter } from "./panel-footer";

/** An empty description is not sent: the field says what is missing and gets the focus. */
export function TextPanel({ generation }: { generation: RecipeGeneration }) {
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
