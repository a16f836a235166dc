import { FormDialog } from "#components/ui/layers/form-dialog";
import { t } from "#lib/text/language";
import type { Ingredient } from "@tureen/contracts/ingredients";
import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button";
import { trpc } from "#lib/server/trpc";
import { ingredientLabel } from "../ingredient-filter";
import { INGREDIENT_MESSAGES } from "../messages";
import { TextField } from "#components/ui/field";

/** The names that an entry has; a wrong one is taken away, and stays in its place to be brought back. */
function KnownAliases({ ingredient }: { ingredient: Ingredient }) {
  const [removed, setRemoved] = useState<readonly string[]>(ingredient.removed_aliases ?? []);
  const bringBack = trpc.ingredients.addAlias.useMutation({
    meta: { success: INGREDIENT_MESSAGES.aliasAdded, failure: INGREDIENT_MESSAGES.aliasFailed },
    onSuccess: (_answer, { alias }) => setRemoved((before) => before.filter((other) => other !== alias)),
  });
  const remove = trpc.ingredients.removeAlias.useMutation({
    meta: { success: INGREDIENT_MESSAGES.aliasRemoved, failure: INGREDIENT_MESSAGES.aliasNotRemoved },
    onSuccess: (_answer, { alias }) => setRemoved((before) => [...before, alias]),
  });
  const aliases = [...new Set([...ingredient.aliases, ...(ingredient.removed_aliases ?? [])])];
  if (aliases.length === 0) return null;
  return (
    <section aria-label={t("Known already as")} className="mt-5 grid gap-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t("Known already as")}</h3>
      <ul className="flex flex-wrap gap-2">
        {aliases.map((alias) => {
          const isRemoved = removed.includes(alias);
          const change = isRemoved ? bringBack : remove;
          return (
            <li key={alias} className="flex max-w-full items-center rounded-md bg-sunken ps-3">
              {isRemoved ? (
                <del className="min-w-0 wrap-anywhere text-ink-muted">{alias}</del>
              ) : (
                <span className="min-w-0 wrap-anywhere">{alias}</span>
              )}
              <IconButton
                icon={isRemoved ? Undo2 : X}
                className="text-ink-muted hover:text-ink"
                label={
                  isRemoved ? t("Bring the alias {alias} back", { alias }) : t("Remove the alias {alias}", { alias })
                }
                disabled={change.isPending}
                onClick={() => change.mutate({ id: ingredient.id, alias })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Gives an entry a further name; there must be something in it (specification, section 5). */
export function AliasDialog({ ingredient, onClose }: { ingredient: Ingredient; onClose: () => void }) {
  const [alias, setAlias] = useState("");
  const isEmpty = alias.trim() === "";
  const add = trpc.ingredients.addAlias.useMutation({
    meta: { success: INGREDIENT_MESSAGES.aliasAdded, failure: INGREDIENT_MESSAGES.aliasFailed },
    onSuccess: onClose,
  });

  return (
    <FormDialog
      onClose={onClose}
      hasChanges={!isEmpty}
      title={t("Add Alias")}
      description={t("Another name for {food}. Recipes that use it mean the same food.", {
        food: ingredientLabel(ingredient),
      })}
      submitLabel={t("Add Alias")}
      busy={add.isPending}
      isReady={!isEmpty}
      onSubmit={() => add.mutate({ id: ingredient.id, alias: alias.trim() })}
      below={<KnownAliases ingredient={ingredient} />}
    >
      <TextField
        label={t("Alias")}
        required
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        maxLength={200}
        value={alias}
        onValueChange={setAlias}
      />
    </FormDialog>
  );
}
