import type { Ingredient } from "@tureen/contracts/ingredients";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { trpc } from "#lib/trpc";
import { ingredientLabel } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";

/** Gives an entry a further name; there must be something in it (specification, section 5). */
export function AliasDialog({ ingredient, onClose }: { ingredient: Ingredient; onClose: () => void }) {
  const id = useId();
  const [alias, setAlias] = useState("");
  const isEmpty = alias.trim() === "";
  const add = trpc.ingredients.addAlias.useMutation({
    meta: { success: INGREDIENT_MESSAGES.aliasAdded, failure: INGREDIENT_MESSAGES.aliasFailed },
    onSuccess: onClose,
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !add.isPending) add.mutate({ id: ingredient.id, alias: alias.trim() });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} hasChanges={!isEmpty}>
      <DialogContent
        title="Add Alias"
        description={`Another name for ${ingredientLabel(ingredient)}. Recipes that use it mean the same food.`}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={id} disabled={isEmpty} busy={add.isPending}>
              Add Alias
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="grid gap-4">
          <Field label="Alias" required>
            <Input
              required
              autoFocus
              autoCapitalize="none"
              autoComplete="off"
              maxLength={200}
              value={alias}
              onChange={(event) => setAlias(event.target.value)}
            />
          </Field>
          {ingredient.aliases.length > 0 && (
            <p className="text-sm text-ink-muted">Known already as {ingredient.aliases.join(", ")}.</p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
