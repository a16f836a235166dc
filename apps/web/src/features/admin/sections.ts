/** The parts of the page in their order; `id` is also the anchor in the address. */
export const ADMIN_SECTIONS = {
  statistics: { id: "statistics", title: "Current statistics" },
  backups: { id: "backups", title: "Backups" },
  household: { id: "household", title: "Household preferences" },
  settings: { id: "settings", title: "App settings" },
  model: { id: "model", title: "Local model" },
  imports: { id: "imports", title: "Recent import batches" },
  lists: { id: "lists", title: "Ordered shopping lists" },
  ingredients: { id: "ingredients", title: "Ingredients" },
  access: { id: "access", title: "Password and devices" },
  developers: { id: "developers", title: "For developers" },
  deletion: { id: "delete", title: "Delete data" },
  danger: { id: "danger", title: "Danger zone" },
} as const;

export type AdminSectionName = keyof typeof ADMIN_SECTIONS;
