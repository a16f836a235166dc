import type { Said } from "@tureen/messages/text";
import { t } from "#lib/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { CategorySelect } from "#features/ingredients/components/category-select";
import { newUuid } from "#lib/capabilities";
import { existingIngredient, saysExistingIngredient } from "#lib/existing-ingredient";
import { trpc } from "#lib/trpc";
import { RECIPE_MESSAGES } from "../messages";

interface NewIngredientFormProps {
  /** What was searched for. */
  name: string;
  onCreated: (entry: Ingredient) => void;
  /** Something was typed. */
  onChange: () => void;
  onCancel: () => void;
}

/** Adds an entry to the catalogue. One that is there already is offered instead (decisions, section 2). */
export function NewIngredientForm({ name, onCreated, onChange, onCancel }: NewIngredientFormProps) {
  const [entry, setEntry] = useState({ name, category: "", subType: "" });
  const [error, setError] = useState<Said>();
  const nameField = useRef<HTMLInputElement>(null);
  const [existing, setExisting] = useState<Ingredient | null>(null);
  const create = trpc.ingredients.create.useMutation({
    meta: {
      success: RECIPE_MESSAGES.ingredientCreated,
      failure: RECIPE_MESSAGES.ingredientFailed,
      saysWhyItself: saysExistingIngredient,
    },
    onSuccess: ({ ingredient }) => onCreated(ingredient),
    onError: (failure) => setExisting(existingIngredient(failure)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    if (entry.name.trim() === "") {
      setError(t("Enter a name"));
      nameField.current?.focus();
      return;
    }
    create.mutate({
      name: entry.name.trim(),
      category: entry.category,
      sub_type: entry.subType,
      operation_id: newUuid(),
    });
  }

  function change(part: Partial<typeof entry>): void {
    setEntry({ ...entry, ...part });
    onChange();
    setError(undefined);
    setExisting(null);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={t("Name")} required error={error}>
        <Input
          ref={nameField}
          required
          autoFocus
          maxLength={200}
          value={entry.name}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={t("Category (optional)")}>
        <CategorySelect value={entry.category} onChange={(event) => change({ category: event.target.value })} />
      </Field>
      <Field label={t("Kind (optional)")} hint={t("What tells it from others of this name: red, dried")}>
        <Input
          maxLength={200}
          value={entry.subType}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => change({ subType: event.target.value })}
        />
      </Field>
      {existing && (
        <p
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-butter-soft px-4 py-3 text-butter-ink"
        >
          <span>{t("{food} is in the catalogue already.", { food: labelOf(existing) })}</span>
          <Button variant="secondary" size="sm" onClick={() => onCreated(existing)}>
            {t("Use {food}", { food: labelOf(existing) })}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t("Back to the list")}
        </Button>
        <Button type="submit" busy={create.isPending}>
          {t("Create Ingredient")}
        </Button>
      </div>
    </form>
  );
}

function labelOf({ name, sub_type }: Ingredient): string {
  return sub_type ? `${name} (${sub_type})` : name;
}
