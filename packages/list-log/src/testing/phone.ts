import type { ChangeListsOutput, ListChangeSent, ListOperationSent } from "@tureen/contracts/list-changes";
import type { ShoppingItem, ShoppingList } from "@tureen/contracts/shopping-lists";
import { applyChanges } from "../apply-changes";
import { createChangeLog, type ChangeLog, type ChangeStore } from "../change-log";
import { createChangeSender, type ChangeSender, type SendFault } from "../change-sender";
import { storeInMemory } from "../store-in-memory";

/** A source of numbers in [0, 1). */
export type RandomNumber = () => number;

/** The server as phones see it. */
export interface SharedServer {
  readonly change: (operations: ListOperationSent[]) => Promise<ChangeListsOutput>;
  readonly read: () => Promise<ShoppingList>;
  /** Which data it has, as its stream of changes says to every phone that comes back. */
  readonly epoch: () => string;
}

class Cut extends Error {
  constructor(readonly status: number | null) {
    super("cut");
  }
}

const aMoment = () => new Promise<void>((resolve) => setImmediate(resolve));
const oneOf = <T>(random: RandomNumber, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
const LINES = ["batteries", "candles", "dog food", "matches"];

/** A phone with the product's own log and sender, a server that it reaches now and then, and somebody's thumbs. */
export class Phone {
  /** Every change that was made on it. */
  readonly made = new Map<string, ListChangeSent>();
  isCut = true;
  isFull = false;
  #kept = storeInMemory();
  readonly #store: ChangeStore;
  #log: ChangeLog;
  #sender: ChangeSender;
  #known: ShoppingList;
  #ids = 0;

  /** `name` is eight digits, of which its ids are made. */
  constructor(
    readonly name: string,
    private readonly server: SharedServer,
    private readonly random: RandomNumber,
    known: ShoppingList,
  ) {
    const unlessFull = (work: () => Promise<void>) =>
      this.isFull ? Promise.reject(new Error("QuotaExceededError")) : work();
    this.#store = {
      load: () => this.#kept.load(),
      put: (changes) => unlessFull(() => this.#kept.put(changes)),
      remove: (ids) => unlessFull(() => this.#kept.remove(ids)),
    };
    this.#known = known;
    [this.#log, this.#sender] = this.#start();
  }

  #start(): [ChangeLog, ChangeSender] {
    const log = createChangeLog({ store: this.#store, newId: () => this.#newId() });
    const sender = createChangeSender({
      log,
      send: (operations) => this.#send(operations),
      faultOf: (error): SendFault => ({ status: error instanceof Cut ? error.status : 500, reason: "fault" }),
      alone: (work) => work(),
      pause: aMoment,
      onAnswer: ({ epoch, shoppingLists: [list] }) => {
        log.distrust(epoch);
        if (list) this.#known = list;
      },
      onReached: () => undefined,
      onSignedOut: () => undefined,
    });
    return [log, sender];
  }

  /** A UUID that says whose it is. */
  #newId(): string {
    return `${this.name}-0000-4000-8000-${String((this.#ids += 1)).padStart(12, "0")}`;
  }

  /** Cut before the server has it, cut after it has written, refused for the moment, or answered. */
  async #send(operations: ListOperationSent[]): Promise<ChangeListsOutput> {
    const fate = this.isCut ? this.random() : 1;
    for (let wait = Math.floor(this.random() * 4); wait > 0; wait -= 1) await aMoment(); // oxlint-disable-line no-await-in-loop -- that others come between
    if (fate < 0.25) throw new Cut(null);
    if (fate < 0.32) throw new Cut(503);
    const answer = await this.server.change(operations);
    if (fate < 0.55) throw new Cut(null);
    return answer;
  }

  /** What is on the screen. */
  view(): ShoppingList {
    return applyChanges(
      this.#known,
      this.#log.waiting().map(({ change }) => change),
    );
  }

  /** Does something to the list that is on the screen. */
  act(listId: number): void {
    const { shoppingItems } = this.view().items;
    const item = oneOf(this.random, shoppingItems);
    const change = this.#choose(item);
    if (!change) return;
    const before = this.#log.entries().at(-1)?.id;
    this.#log.append(listId, change, item?.name ?? "");
    const made = this.#log.entries().at(-1);
    if (made && made.id !== before) this.made.set(made.id, change);
    this.#sender.wake();
  }

  #choose(item: ShoppingItem | undefined): ListChangeSent | null {
    const kind = this.random();
    if (kind < 0.15) return { kind: "add", item_id: this.#newId(), line: oneOf(this.random, LINES) ?? "salt" };
    if (!item) return null;
    const ofItem = { item_id: item.id, seen: { name: item.name, sub_type: item.sub_type ?? "", unit: item.unit } };
    if (kind < 0.55) return { kind: "tick", ...ofItem, is_ticked: true };
    if (kind < 0.7) return { kind: "tick", ...ofItem, is_ticked: false };
    if (kind < 0.8) return { kind: "amount", ...ofItem, amount: 1 + Math.floor(this.random() * 9) };
    if (kind < 0.9) return { kind: "note", ...ofItem, note: `note ${Math.floor(this.random() * 9)}` };
    return { kind: "remove", ...ofItem };
  }

  /** The page is loaded again; what the device does not keep would be lost, and the page says so. */
  async reload(): Promise<void> {
    await this.#log.reload();
    if (!this.#log.isKept()) return;
    this.#sender.stop();
    [this.#log, this.#sender] = this.#start();
    await this.#log.reload();
    this.#sender.wake();
  }

  /** The browser clears its storage while the page is open. */
  wipe(): void {
    this.#kept = storeInMemory();
  }

  /** The network is there and stays: everything is sent, and the list is read. */
  async comeHome(): Promise<void> {
    this.isCut = false;
    this.isFull = false;
    this.#log.distrust(this.server.epoch());
    this.#sender.wake();
    while (this.#log.waiting().length > 0) await aMoment(); // oxlint-disable-line no-await-in-loop -- until nothing waits
    this.#known = await this.server.read();
  }

  /** What became of every change that was made here: "done", or why it was refused, as the screen says it. */
  outcomes(): ReadonlyMap<string, string> {
    return new Map(
      this.#log.entries().map(({ id, state, sentence }) => [id, state === "refused" ? `refused: ${sentence}` : state]),
    );
  }
}
