import { namedDevice } from "#core/sign-ins/devices.repo";
import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { devices, otherMeals } from "@tureen/db/schema/schema";
import { updateColumns } from "@tureen/db/update-columns";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import type { MealType } from "@tureen/domain/meal-plans/meal-types";
import { asc, between, eq, getTableColumns } from "drizzle-orm";

export type OtherMealRow = typeof otherMeals.$inferSelect & { readonly plannedBy: string | null };

/** Columns that an edit may change; what is undefined stays. */
interface OtherMealChanges {
  readonly date?: LocalDate | undefined;
  readonly mealType?: MealType | undefined;
  readonly title?: string | undefined;
}

/** The meals without a recipe of these days, both ends included, by day and as they were planned. */
export function selectOtherMealsBetween(db: Queryable, start: LocalDate, end: LocalDate): OtherMealRow[] {
  return namedMeals(db)
    .where(between(otherMeals.date, start, end))
    .orderBy(asc(otherMeals.date), asc(otherMeals.id))
    .all();
}

/** Undefined where it was taken off the plan; its id is not that of a meal with a recipe. */
export function findOtherMeal(db: Queryable, id: number): OtherMealRow | undefined {
  return namedMeals(db).where(eq(otherMeals.id, id)).get();
}

/** Answers the new meal's id. */
export function insertOtherMeal(db: Queryable, row: typeof otherMeals.$inferInsert): number {
  return insertOne(db, otherMeals, row);
}

/** Writes the given columns and moves the row's revision on. */
export function updateOtherMealRow(db: Queryable, id: number, changes: OtherMealChanges): void {
  updateColumns(db, otherMeals, id, changes);
}

/** Nothing else goes with it: neither lists nor cookings refer to these meals. */
export function deleteOtherMealRow(db: Queryable, id: number): void {
  db.delete(otherMeals).where(eq(otherMeals.id, id)).run();
}

const namedMeals = (db: Queryable) =>
  db
    .select({ ...getTableColumns(otherMeals), plannedBy: devices.name })
    .from(otherMeals)
    .leftJoin(devices, namedDevice(otherMeals.deviceId));
