import type { Ingredient } from "@tureen/contracts/ingredients";
import type { Said, Text } from "@tureen/messages/text";
import { useRef, useState } from "react";
import { newUuid } from "#lib/device/capabilities";
import { t } from "#lib/text/language";
import { trpc } from "#lib/server/trpc";
import { isConflict, serverFault } from "#lib/server/server-fault";

interface NewIngredientOptions {
  /** What it may be called; '' for nothing yet. */
  name?: string;
  success: Text;
  failure: Text;
  onCreated: (ingredient: Ingredient) => void;
}

/** An entry of the family's own while it is filled in. One that is there already is `existing` (decisions, section 2). */
export function useNewIngredient({ name = "", success, failure, onCreated }: NewIngredientOptions) {
  const nameField = useRef<HTMLInputElement>(null);
  const [initial] = useState({ name, category: "", subType: "" });
  // The operation's id belongs to what is filled in: sent twice it is one entry, changed in between it is another.
  const [{ entry, operationId }, setDraft] = useState(() => ({ entry: initial, operationId: newUuid() }));
  const [error, setError] = useState<Said>();
  const create = trpc.ingredients.create.useMutation({
    meta: { success, failure, saysWhyItself: saysExistingIngredient },
    onSuccess: ({ ingredient }) => onCreated(ingredient),
  });

  function change(part: Partial<typeof entry>): void {
    setDraft({ entry: { ...entry, ...part }, operationId: newUuid() });
    setError(undefined);
    create.reset();
  }

  function submit(): void {
    const trimmed = entry.name.trim();
    if (trimmed === "") {
      setError(t("Enter a name"));
      nameField.current?.focus();
    } else if (!create.isPending) {
      create.mutate({
        name: trimmed,
        category: entry.category,
        sub_type: entry.subType.trim(),
        operation_id: operationId,
      });
    }
  }

  return {
    entry,
    change,
    submit,
    error,
    nameField,
    existing: create.isError ? existingIngredient(create.error) : null,
    isCreating: create.isPending,
    hasChanges: JSON.stringify(entry) !== JSON.stringify(initial),
  };
}

/**
 * The catalogue's entry that the refusal to make one carries; null where it was refused for another reason. The screen
 * offers it, so no toast needs to say why.
 */
function existingIngredient(failure: unknown): Ingredient | null {
  const entry = serverFault(failure).body.ingredient;
  const isEntry = isConflict(failure) && typeof entry === "object" && entry !== null && "id" in entry;
  return isEntry ? (entry as Ingredient) : null; // The server sends its own entry with this refusal.
}

function saysExistingIngredient(failure: unknown): boolean {
  return existingIngredient(failure) !== null;
}
