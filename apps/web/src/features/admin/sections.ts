import { text } from "@tureen/messages/text";
/** The parts of the page in their order; `id` is also the anchor in the address. */
export const ADMIN_SECTIONS = {
  statistics: { id: "statistics", title: text("Current statistics") },
  backups: { id: "backups", title: text("Backups") },
  household: { id: "household", title: text("Household preferences") },
  settings: { id: "settings", title: text("App settings") },
  model: { id: "model", title: text("Local model") },
  imports: { id: "imports", title: text("Recent import batches") },
  lists: { id: "lists", title: text("Ordered shopping lists") },
  ingredients: { id: "ingredients", title: text("Ingredients") },
  access: { id: "access", title: text("Password and devices") },
  developers: { id: "developers", title: text("For developers") },
  deletion: { id: "delete", title: text("Delete data") },
  danger: { id: "danger", title: text("Danger zone") },
} as const;

export type AdminSectionName = keyof typeof ADMIN_SECTIONS;
