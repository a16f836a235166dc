import type { Said } from "@tureen/messages/text";
import { t } from "#lib/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { newUuid } from "#lib/capabilities";
import { existingIngredient, saysExistingIngredient } from "#lib/existing-ingredient";
import { trpc } from "#lib/trpc";
import { ingredientLabel } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";
import { CategorySelect } from "./category-select";

interface NewIngredientDialogProps {
  /** Leads to the entry of this name in the catalogue. */
  onShow: (name: string) => void;
  onClose: () => void;
}

const EMPTY = { name: "", category: "", subType: "" };

/** Adds an entry of the family's own. One that is there already is shown instead (decisions, section 2). */
export function NewIngredientDialog({ onShow, onClose }: NewIngredientDialogProps) {
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  // The operation's id belongs to what is filled in: sent twice it is one entry, changed in between it is another.
  const [{ entry, operationId }, setDraft] = useState(() => ({ entry: EMPTY, operationId: newUuid() }));
  const [error, setError] = useState<Said>();
  const create = trpc.ingredients.create.useMutation({
    meta: {
      success: INGREDIENT_MESSAGES.created,
      failure: INGREDIENT_MESSAGES.createFailed,
      saysWhyItself: saysExistingIngredient,
    },
    onSuccess: ({ ingredient }) => onShow(ingredient.name),
  });
  const existing = create.isError ? existingIngredient(create.error) : null;

  function change(part: Partial<typeof entry>): void {
    setDraft({ entry: { ...entry, ...part }, operationId: newUuid() });
    setError(undefined);
    create.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const name = entry.name.trim();
    if (name === "") {
      setError(t("Enter a name"));
      nameField.current?.focus();
    } else if (!create.isPending) {
      create.mutate({ name, category: entry.category, sub_type: entry.subType.trim(), operation_id: operationId });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasChanges={JSON.stringify(entry) !== JSON.stringify(EMPTY)}
    >
      <DialogContent
        title={t("New Ingredient")}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" form={id} busy={create.isPending}>
              {t("Create Ingredient")}
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="grid gap-4">
          <Field label={t("Name")} required error={error}>
            <Input
              ref={nameField}
              required
              autoFocus
              autoCapitalize="none"
              autoComplete="off"
              maxLength={200}
              value={entry.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={t("Category (optional)")}>
            <CategorySelect value={entry.category} onChange={(event) => change({ category: event.target.value })} />
          </Field>
          <Field label={t("Sub type (optional)")} hint={t("What tells it from others of this name: red, dried")}>
            <Input
              autoCapitalize="none"
              autoComplete="off"
              maxLength={200}
              value={entry.subType}
              onChange={(event) => change({ subType: event.target.value })}
            />
          </Field>
          {existing && <ExistingOffer existing={existing} onShow={onShow} />}
        </form>
      </DialogContent>
    </Dialog>
  );
}

function ExistingOffer({ existing, onShow }: { existing: Ingredient; onShow: (name: string) => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-butter-soft px-4 py-3 text-butter-ink"
    >
      <p>{t("{food} is in the catalogue already.", { food: ingredientLabel(existing) })}</p>
      <Button variant="secondary" size="sm" onClick={() => onShow(existing.name)}>
        {t("Show it")}
      </Button>
    </div>
  );
}
