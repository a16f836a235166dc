import { createChangeLog } from "@tureen/list-log/change-log";
import { beforeEach, expect, it } from "vitest";
import { newUuid } from "#lib/device/capabilities";
import { onDevice } from "#lib/device/device-database";
import { emptyDevice } from "#testing/device-storage";
import { deviceChangeStore } from "./device-store";

beforeEach(emptyDevice);

it("keeps changes over a reload in their order, and over the loss of the database while the page is open", async () => {
  const log = createChangeLog({ store: deviceChangeStore(), newId: newUuid });
  log.append(3, { kind: "tick", item_id: "onion", is_ticked: true }, "onion");
  log.append(3, { kind: "note", item_id: "onion", note: "red" }, "onion");
  await log.reload();
  expect(log.isKept()).toBe(true);

  const afterReload = createChangeLog({ store: deviceChangeStore(), newId: newUuid });
  await afterReload.reload();
  expect(afterReload.waiting()).toEqual(log.waiting());
  expect(afterReload.waiting().map(({ change }) => change.kind)).toEqual(["tick", "note"]);

  // The browser clears its storage: what is on screen stays, and is kept again.
  await onDevice((database) => Promise.resolve(database.close()));
  emptyDevice();
  log.append(3, { kind: "remove", item_id: "onion" }, "onion");
  await log.reload();
  await log.reload();
  const afterClearing = createChangeLog({ store: deviceChangeStore(), newId: newUuid });
  await afterClearing.reload();
  expect(afterClearing.waiting().map(({ change }) => change.kind)).toEqual(["tick", "note", "remove"]);
});
