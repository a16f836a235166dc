import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import type { Selection } from "./use-selection";

interface ChoosableProps {
  selection: Selection;
  recipe: { readonly id: number; readonly title: string };
  children: ReactNode;
}

/** A card of the list while recipes are chosen: a box to tick as a whole, and no link. */
export default function Choosable({ selection, recipe: { id, title }, children }: ChoosableProps) {
  const isChosen = selection.ids.has(id);
  return (
    <div className="relative grid">
      <div inert className="grid min-w-0">
        {children}
      </div>
      <button
        type="button"
        role="checkbox"
        aria-checked={isChosen}
        aria-label={t("Choose {title}", { title })}
        onClick={() => selection.toggle(id)}
        className={classNames(
          "absolute inset-0 cursor-pointer rounded-lg",
          isChosen ? "ring-3 ring-herb ring-inset" : "hover:ring-2 hover:ring-line-strong hover:ring-inset",
        )}
      >
        <span
          className={classNames(
            "absolute end-2.5 top-2.5 grid size-7 place-items-center rounded-full border shadow-sm",
            isChosen ? "border-herb bg-herb text-on-herb" : "border-line-strong bg-surface",
          )}
        >
          {isChosen && <Check aria-hidden className="size-4.5" strokeWidth={3} />}
        </span>
      </button>
    </div>
  );
}
