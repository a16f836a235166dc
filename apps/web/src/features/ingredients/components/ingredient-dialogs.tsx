import type { Ingredient } from "@tureen/contracts/ingredients";
import { AliasDialog } from "./alias-dialog";
import { EditIngredientDialog } from "./edit-ingredient-dialog";
import { MergeDialog } from "./merge-dialog";

/** What is being done to which entry. */
export interface OpenDialog {
  readonly kind: "edit" | "alias" | "merge";
  readonly ingredient: Ingredient;
}

interface IngredientDialogsProps {
  dialog: OpenDialog;
  onChange: (dialog: OpenDialog | null) => void;
}

/** The dialogs that an entry opens, wherever it is shown. */
export function IngredientDialogs({ dialog: { kind, ingredient }, onChange }: IngredientDialogsProps) {
  const close = () => onChange(null);
  if (kind === "alias") return <AliasDialog ingredient={ingredient} onClose={close} />;
  if (kind === "merge") return <MergeDialog ingredient={ingredient} onClose={close} />;
  return (
    <EditIngredientDialog
      ingredient={ingredient}
      onClose={close}
      onAlias={() => onChange({ kind: "alias", ingredient })}
      onMerge={() => onChange({ kind: "merge", ingredient })}
    />
  );
}
