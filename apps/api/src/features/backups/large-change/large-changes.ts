import { closeDatabase, openVerified, type Db } from "@tureen/db/client";
import { migrateDatabase } from "@tureen/db/migrate";
import { resetCatalogue } from "@tureen/db/seed/seed-catalogue";
import { instantOf, type Clock } from "#core/clock";
import { runInSteps } from "#core/run-in-steps";
import { removeAllOf, type BulkKind } from "#features/admin/bulk-removals";
import { mergeCopy } from "../bring-back/merge-copy";
import type { BulkPart } from "../bring-back/parts";
import { inTransactionIf } from "./if-still";

/** All that a large change needs of the app. */
export interface Household {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Changes of a whole household, which take seconds where there are thousands of recipes. What deletes is one transaction, so
 * that a family has all or nothing of it, and happens only where the household is still as its copy of before has it.
 */
export const LARGE_CHANGES = {
  delete: ({ db, clock }: Household, { kind, ifStill }: { readonly kind: BulkKind; readonly ifStill: string }) =>
    inTransactionIf(db, ifStill, (tx) => removeAllOf(tx, kind, instantOf(clock))),
  reset: ({ db, clock }: Household, { ifStill }: { readonly ifStill: string }) =>
    inTransactionIf(db, ifStill, (tx) => resetCatalogue(tx, instantOf(clock))),
  /** `copy` is the path of the database of before, `migrations` a folder. In steps: the family writes meanwhile. */
  "bring back": async (
    household: Household,
    {
      copy,
      migrations,
      parts,
    }: { readonly copy: string; readonly migrations: string; readonly parts: ReadonlySet<BulkPart> },
  ) => {
    const kept = openVerified(copy);
    try {
      migrateDatabase(kept, migrations);
      return await runInSteps(mergeCopy(household, kept, parts));
    } finally {
      closeDatabase(kept);
    }
  },
};

type LargeChanges = typeof LARGE_CHANGES;
export type ChangeName = keyof LargeChanges;
export type OrderOf<Name extends ChangeName> = Parameters<LargeChanges[Name]>[1];
export type ResultOf<Name extends ChangeName> = Awaited<ReturnType<LargeChanges[Name]>>;

/** How such a change is made: in a process of its own in the product. @throws AppError, or what the database said */
export type MakeLargeChange = <Name extends ChangeName>(name: Name, order: OrderOf<Name>) => Promise<ResultOf<Name>>;

/** In this very process. */
export const makeLargeChange = async <Name extends ChangeName>(
  household: Household,
  name: Name,
  order: OrderOf<Name>,
): Promise<ResultOf<Name>> => {
  const change = LARGE_CHANGES[name] as (household: Household, order: OrderOf<Name>) => ReturnType<LargeChanges[Name]>;
  return await change(household, order);
};
