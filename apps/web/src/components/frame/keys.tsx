import { t } from "#lib/text/language";
import { type Text, text } from "@tureen/messages/text";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "../ui/layers/dialog";
import { isWriting } from "#lib/screen/is-writing";
import { today } from "#lib/text/today";
import { pageAt, paths } from "#lib/screen/paths";

const KEYS: readonly { key: string; does: Text }[] = [
  { key: "/", does: text("Search") },
  { key: "n", does: text("Add: a recipe, a meal in the week, an item in the shop") },
  { key: "?", does: text("Show these shortcuts") },
  { key: "Esc", does: text("Close what is open") },
];

/** What a single key does while nobody types: "/" searches, "n" adds, "?" shows the keys (extension). */
export default function Keys() {
  const [path, navigate] = useLocation();
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  useEffect(() => {
    function act(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (isWriting(event.target) || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      const action = { "/": search, n: add, "?": () => setIsHelpOpen(true) }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    function search(): void {
      const field = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (field) field.focus();
      else navigate(paths.recipes, { state: { isSearching: true } });
    }
    function add(): void {
      const page = pageAt(path);
      if (page === "shop") document.querySelector<HTMLInputElement>("main form [role=combobox]")?.focus();
      else navigate(page === "mealPlanning" ? paths.planMeal({ date: today(), mealType: "dinner" }) : paths.recipeAdd);
    }
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [path, navigate]);

  return (
    <Dialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} title={t("Keyboard shortcuts")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-3">
        {KEYS.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-center">
                {key}
              </kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
