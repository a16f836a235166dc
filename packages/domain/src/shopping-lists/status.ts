import { text, type Text } from "@tureen/messages/text";

/** The states of a shopping list, as they are on the wire (specification, section 4). */
export const LIST_STATUSES = ["draft", "locked-in", "ordered"] as const;

export type ListStatus = (typeof LIST_STATUSES)[number];

/** What can be done to a list's state; `admin-unlock` is offered on the admin page alone. */
export const LIST_ACTIONS = ["lock", "unlock", "order", "admin-unlock"] as const;

export type ListAction = (typeof LIST_ACTIONS)[number];

/** What an ordered list shows instead of an Unlock button (specification, section 4). */
export const CANNOT_UNLOCK = text("Cannot unlock - use admin panel");

const TRANSITIONS: Readonly<Record<ListAction, { readonly from: ListStatus; readonly to: ListStatus }>> = {
  lock: { from: "draft", to: "locked-in" },
  unlock: { from: "locked-in", to: "draft" },
  order: { from: "locked-in", to: "ordered" },
  "admin-unlock": { from: "ordered", to: "locked-in" },
};

const REFUSALS: Readonly<Record<ListAction, Readonly<Partial<Record<ListStatus, Text>>>>> = {
  lock: {
    "locked-in": text("This list is locked already."),
    ordered: text("This list has been ordered and is locked already."),
  },
  unlock: { draft: text("This list is a draft; there is nothing to unlock."), ordered: CANNOT_UNLOCK },
  order: {
    draft: text("Lock the list before you mark it as ordered."),
    ordered: text("This list has been ordered already."),
  },
  "admin-unlock": {
    draft: text("This list is a draft; there is nothing to unlock."),
    "locked-in": text("This list has not been ordered; unlock it on the shopping list screen."),
  },
};

export type StatusChange =
  | { readonly ok: true; readonly status: ListStatus }
  /** The state forbids the action; `sentence` says why, for the family. */
  | { readonly ok: false; readonly sentence: Text };

/** The state that an action leads to, or why it does not. A list in an unknown state can only be deleted. */
export function nextStatus(current: string, action: ListAction): StatusChange {
  const { from, to } = TRANSITIONS[action];
  if (current === from) return { ok: true, status: to };
  const sentence = isListStatus(current) ? REFUSALS[action][current] : undefined;
  return { ok: false, sentence: sentence ?? text("This list is in an unknown state and cannot be changed.") };
}

/** Actions of the shopping-list screen in this state, in the order of their buttons. */
export function offeredActions(current: string): readonly ListAction[] {
  return LIST_ACTIONS.filter((action) => action !== "admin-unlock" && nextStatus(current, action).ok);
}

/** The state as people read it; any other value than the three is Unknown (specification, section 4). */
export function statusLabel(status: string): Text {
  return isListStatus(status) ? LABELS[status] : text("Unknown");
}

const LABELS: Readonly<Record<ListStatus, Text>> = {
  draft: text("Draft"),
  "locked-in": text("Locked in"),
  ordered: text("Ordered"),
};

/** True while the meals of a list cannot be edited (decisions, section 2). */
export function locksMeals(status: string): boolean {
  return status === "locked-in" || status === "ordered";
}

function isListStatus(status: string): status is ListStatus {
  return LIST_STATUSES.some((known) => known === status);
}
