import type { Ingredient } from "@tureen/contracts/ingredients";
import type { ReactNode } from "react";
import { foodName } from "#lib/text/food-names";

/** The name of an entry over what is said about it; `children` stand behind it. */
export function EntryHeading({
  ingredient,
  children,
}: {
  ingredient: Pick<Ingredient, "name" | "sub_type">;
  children?: ReactNode;
}) {
  return (
    <h2 dir="auto" className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
      {foodName(ingredient.name)}
      {ingredient.sub_type && <span className="font-normal text-ink-muted"> {ingredient.sub_type}</span>}
      {children}
    </h2>
  );
}
