import { text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button";
import { FORM_FIELDS } from "../form-fields";
import type { RecipeFormValues } from "../recipe-form";

interface StaleNoticeProps {
  mine: RecipeFormValues;
  /** As somebody else has saved it; undefined until it is read. */
  theirs: RecipeFormValues | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const FIELDS = [
  ...Object.values(FORM_FIELDS).map(({ name, label }) => [name, label] as const),
  ["lines", text("Ingredients")],
  ["ingredientsText", text("Ingredients")],
] as const;

/** Somebody else has saved the recipe meanwhile: neither version goes without a decision. */
export function StaleNotice({ mine, theirs, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is in no view of what happened to it.
  useEffect(() => box.current?.focus(), []);
  const differing = theirs && [
    ...new Set(
      FIELDS.flatMap(([field, label]) =>
        JSON.stringify(mine[field]) === JSON.stringify(theirs[field]) ? [] : [t(label)],
      ),
    ),
  ];

  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-3 rounded-lg bg-butter-soft p-5 text-butter-ink">
      <p className="font-serif text-lg font-semibold">{t("Somebody else has changed this recipe")}</p>
      <p>
        {t("It was saved on another device since you opened it. Nothing that you typed is lost.")}
        {differing && differing.length > 0 && " "}
        {differing &&
          differing.length > 0 &&
          t("The two versions differ in: {fields}.", { fields: differing.join(", ") })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!theirs} onClick={onKeepMine}>
          {t("Save mine in its place")}
        </Button>
        <Button variant="secondary" disabled={!theirs} onClick={onTakeTheirs}>
          {t("Drop mine, show theirs")}
        </Button>
      </div>
    </div>
  );
}
