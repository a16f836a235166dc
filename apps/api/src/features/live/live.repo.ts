import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { changeCounters } from "@tureen/db/schema/schema";

/** How far each part of the family's data has moved; triggers count, whoever writes. */
export function selectRevisions(db: Queryable): Record<string, number> {
  return Object.fromEntries(
    everyCounter(db)
      .all()
      .map(({ name, revision }) => [name, revision]),
  );
}

const everyCounter = prepared((db) => db.select().from(changeCounters));
