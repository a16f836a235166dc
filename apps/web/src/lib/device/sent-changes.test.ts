import type { LoggedChange } from "@tureen/list-log/logged-change";
import { expect, it } from "vitest";
import { emptyDevice } from "#testing/device-storage";
import { onDevice } from "./device-database";
import { forgetSentChanges } from "./sent-changes";

it("leaves of the changes to lists only what the server or somebody has yet to see", async () => {
  emptyDevice();
  const states = ["waiting", "refused", "done", "dismissed"] as const;
  const changeIn = (state: LoggedChange["state"]): LoggedChange => ({
    id: state,
    listId: 1,
    change: { kind: "tick", item_id: "5", is_ticked: true, seen: { name: "quinces", sub_type: null, unit: "" } },
    position: 1,
    state,
    itemName: "quinces",
    sentence: "",
    epoch: "",
  });
  for (const state of states) await onDevice((database) => database.put("list-changes", changeIn(state)));
  await forgetSentChanges();
  const left = await onDevice((database) => database.getAllKeys("list-changes"));
  expect(left.toSorted()).toEqual(["refused", "waiting"]);
});
