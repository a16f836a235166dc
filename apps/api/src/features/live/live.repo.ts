import type { Queryable } from "@tureen/db/in-transaction";
import { prepared } from "@tureen/db/prepared";
import { collections } from "@tureen/db/schema/schema";

/** How far each part of the family's data has moved; triggers count, whoever writes. */
export function selectRevisions(db: Queryable): Record<string, number> {
  return Object.fromEntries(
    everyCollection(db)
      .all()
      .map(({ name, revision }) => [name, revision]),
  );
}

const everyCollection = prepared((db) => db.select().from(collections));
