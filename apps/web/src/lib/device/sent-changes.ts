import { onDevice } from "./device-database";

/**
 * On signing out by hand: changes of lists that the server has taken, or whose refusal was read, do not stay behind. After
 * any other end of a sign-in they do, for a server that was restored from a copy without them.
 */
export async function forgetSentChanges(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  try {
    await onDevice(async (database) => {
      const writing = database.transaction("list-changes", "readwrite");
      const over = (await writing.store.getAll()).filter(({ state }) => state === "done" || state === "dismissed");
      await Promise.all([...over.map(({ id }) => writing.store.delete(id)), writing.done]);
    });
  } catch {
    // A browser that withholds its storage has kept none.
  }
}
