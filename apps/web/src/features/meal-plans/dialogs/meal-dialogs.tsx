import { t } from "#lib/text/language";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { Week } from "@tureen/domain/dates/week";
import type { MealSlot } from "../meal-form";
import { entryTitle, type PlanEntry } from "../plan-entry";
import { AddMealDialog } from "./add-meal-dialog";
import { CopyDialog } from "./copy-dialog";
import { EditMealDialog } from "./edit-meal-dialog";
import { PlanWeekDialog } from "./plan-week-dialog";
import { SavedWeeksDialog } from "./saved-weeks-dialog";
import { OtherMealDialog } from "./other-meal-dialog";

/** What is being done about the week, over the week. */
export type MealDialog =
  | { readonly does: "add"; readonly slot: MealSlot }
  | { readonly does: "propose"; readonly evenings: readonly LocalDate[] }
  | { readonly does: "edit"; readonly entry: PlanEntry }
  | { readonly does: "weeks"; readonly week: Week }
  | { readonly does: "copy"; readonly title: string; readonly entries: readonly PlanEntry[] };

interface MealDialogsProps {
  dialog: MealDialog;
  /** Goes on to another dialog, or to none. */
  onChange: (dialog: MealDialog | null) => void;
  /** A meal now stands on this day, which may be of another week. */
  onPlanned: (date: string) => void;
}

/** The dialogs of the meal planner; their code comes after the week. */
export default function MealDialogs({ dialog, onChange, onPlanned }: MealDialogsProps) {
  const close = () => onChange(null);
  if (dialog.does === "add") return <AddMealDialog slot={dialog.slot} onClose={close} onAdded={onPlanned} />;
  if (dialog.does === "propose") return <PlanWeekDialog evenings={dialog.evenings} onClose={close} />;
  if (dialog.does === "weeks") return <SavedWeeksDialog week={dialog.week} onClose={close} />;
  if (dialog.does === "copy") return <CopyDialog title={dialog.title} entries={dialog.entries} onClose={close} />;
  const { entry } = dialog;
  const copy = () =>
    onChange({ does: "copy", title: t("Copy {title}", { title: entryTitle(entry) }), entries: [entry] });
  return entry.kind === "recipe" ? (
    <EditMealDialog meal={entry.meal} onClose={close} onUpdated={onPlanned} onCopy={copy} />
  ) : (
    <OtherMealDialog meal={entry.meal} onClose={close} onCopy={copy} />
  );
}
