import { useRef, useState } from "react";
import { Field } from "#components/ui/field";
import { Textarea } from "#components/ui/textarea";
import { showFailure } from "#lib/toasts";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";
import { AI_MESSAGES } from "../messages";
import { PanelFooter } from "./panel-footer";

export function TextPanel({ generation }: { generation: RecipeGeneration }) {
  const { description, isBusy } = generation;
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  function start(): void {
    if (description.trim() !== "") {
      generation.generateFromText();
      return;
    }
    setError(AI_MESSAGES.descriptionMissing);
    showFailure(AI_MESSAGES.descriptionMissing);
    field.current?.focus();
  }

  return (
    <>
      <Field label="Describe the recipe" hint="What is in it, how much time there is, who eats along" error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={10_000}
          autoFocus
          disabled={isBusy}
          placeholder="A warming lentil soup with spinach, ready in half an hour"
          value={description}
          onChange={(event) => {
            generation.setDescription(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <PanelFooter generation={generation} label="Generate Recipe" busyLabel="Generating recipe..." onStart={start} />
    </>
  );
}
