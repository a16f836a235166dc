import { useQueryClient } from "@tanstack/react-query";
import { newUuid } from "#lib/device/capabilities";
import { trpc } from "#lib/server/trpc";
import { listSyncOf } from "./list-sync";

/** Takes what was put on a list off it again. */
export type TakeOff = () => void;

interface WrittenLine {
  readonly text: string;
  readonly note: string;
}

/**
 * Puts lines on a list as somebody would who writes them one by one, each with a note: they count at once, and wait on this
 * device where the server is away.
 */
export function useAddLines(): (listId: number, lines: readonly WrittenLine[]) => TakeOff {
  const utils = trpc.useUtils();
  const { change } = listSyncOf(useQueryClient(), utils);
  return (listId, lines) => {
    const added = lines.map((line) => ({ ...line, item_id: newUuid() }));
    for (const { text, note, item_id } of added) {
      change(listId, { kind: "add", item_id, line: text }, text);
      change(listId, { kind: "note", item_id, note }, text);
    }
    return () => {
      for (const { text, item_id } of added) change(listId, { kind: "remove", item_id }, text);
    };
  };
}
