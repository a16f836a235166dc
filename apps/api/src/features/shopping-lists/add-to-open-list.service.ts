import type { AddToOpenListInput } from "@tureen/contracts/shopping-lists";
import { openListOf } from "@tureen/domain/shopping-lists/open-list";
import { text } from "@tureen/messages/text";
import { randomUUID } from "node:crypto";
import type { RequestContext } from "#core/app-context";
import { notFound } from "#core/app-error";
import { selectCurrentLists } from "../dashboard/dashboard.repo";
import { changeLists } from "./changes/change-lists.service";
import { createList } from "./create-list.service";

/**
 * Puts a line, as somebody says it, on the list that is being shopped: on the newest where all is bought, on a new one where
 * there is none. For a button or a voice, which knows no list.
 */
export function addToOpenList(context: RequestContext, { line, today }: AddToOpenListInput) {
  const { app, t } = context;
  const lists = selectCurrentLists(app.db, today);
  const open = openListOf(lists, today) ?? lists.toSorted((left, right) => right.id - left.id)[0];
  const listId = open?.id ?? createList(app, { name: t(text("Shopping List")), date: today }).shoppingList.id;
  const change = { kind: "add" as const, item_id: randomUUID(), line };
  const { shoppingLists } = changeLists(context, { operations: [{ id: randomUUID(), list_id: listId, change }] });
  const [shoppingList] = shoppingLists;
  // Deleted between the look and the change.
  if (!shoppingList) throw notFound(text("shopping list"));
  return { shoppingList };
}
