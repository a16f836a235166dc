import { type Text, text } from "@tureen/messages/text";
/** The parts of the page; `id` is also the anchor in the address. */
export const ADMIN_SECTIONS = {
  statistics: { id: "statistics", title: text("Current statistics") },
  backups: { id: "backups", title: text("Backups") },
  household: { id: "household", title: text("Household preferences") },
  settings: { id: "settings", title: text("App settings") },
  model: { id: "model", title: text("Local model") },
  imports: { id: "imports", title: text("Recent import batches") },
  lists: { id: "lists", title: text("Ordered shopping lists") },
  ingredients: { id: "ingredients", title: text("Ingredients") },
  access: { id: "access", title: text("Devices and password") },
  guests: { id: "guests", title: text("Links for guests") },
  calendar: { id: "calendar", title: text("Calendar") },
  tokens: { id: "tokens", title: text("For developers") },
  webhooks: { id: "webhooks", title: text("Webhooks") },
  export: { id: "export", title: text("Take your data with you") },
  deletion: { id: "delete", title: text("Delete data") },
  danger: { id: "danger", title: text("Danger zone") },
} as const;

export type AdminSectionName = keyof typeof ADMIN_SECTIONS;

/** The tabs in their order, each with its parts in theirs. An address may name either: "/admin#data", "/admin#danger". */
export const ADMIN_TABS = [
  { id: "household", title: text("Household"), sections: ["household", "lists"] },
  {
    id: "data",
    title: text("Data"),
    sections: ["statistics", "backups", "export", "imports", "ingredients", "deletion", "danger"],
  },
  { id: "model", title: text("Local model"), sections: ["model"] },
  { id: "access", title: text("Access"), sections: ["access", "guests", "calendar"] },
  { id: "developers", title: text("Developers"), sections: ["settings", "tokens", "webhooks"] },
] as const satisfies readonly { id: string; title: Text; sections: readonly AdminSectionName[] }[];

export type AdminTab = (typeof ADMIN_TABS)[number]["id"];

/** The tab that is meant by an anchor, its own or that of one of its parts; null where none is. */
export function tabOf(anchor: string): AdminTab | null {
  const holds = (name: AdminSectionName) => ADMIN_SECTIONS[name].id === anchor;
  return ADMIN_TABS.find(({ id, sections }) => id === anchor || sections.some(holds))?.id ?? null;
}
