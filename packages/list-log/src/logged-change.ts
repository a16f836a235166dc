import type { ListChangeSent } from "@tureen/contracts/list-changes";

/** One thing that a person did to a list on this device, as the device's log keeps it. */
export interface LoggedChange {
  /** A UUID of this device's making: sent twice it is one change. */
  readonly id: string;
  readonly listId: number;
  readonly change: ListChangeSent;
  /** Later changes have higher numbers; no clock is asked. */
  readonly position: number;
  /**
   * "waiting" until the server has answered for it; "done" ones are kept a while, for a server that is restored from a copy
   * that does not have them yet, and so are "dismissed" ones, refused and read: nothing is missing from a device but where
   * its storage was cleared.
   */
  readonly state: "waiting" | "refused" | "done" | "dismissed";
  /** The item as it was called; for what is shown of a refusal. */
  readonly itemName: string;
  /** Why it was refused, in the words of the server; '' where it was not. */
  readonly sentence: string;
  /** The server's data that has it; '' while none is known to. */
  readonly epoch: string;
}
