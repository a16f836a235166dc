import type { Queryable } from "@tureen/db/in-transaction";
import { insertOne } from "@tureen/db/insert-many";
import { prepared } from "@tureen/db/prepared";
import { accessTokens, devices } from "@tureen/db/schema/schema";
import { and, type AnyColumn, desc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";

/** Living sign-ins, the one that was used last first, each with the name of its device, '' without one. */
export function selectSignIns(db: Queryable, nowSeconds: number) {
  return db
    .select({ ...getTableColumns(accessTokens), deviceName: sql<string>`coalesce(${devices.name}, '')` })
    .from(accessTokens)
    .leftJoin(devices, eq(devices.id, accessTokens.deviceId))
    .where(and(eq(accessTokens.kind, "sign-in"), gt(accessTokens.expiresAtSeconds, nowSeconds)))
    .orderBy(desc(sql`coalesce(${accessTokens.lastUsedAt}, ${accessTokens.createdAt})`), desc(accessTokens.id))
    .all();
}

/** True when there was such a sign-in. Open streams end only when the caller announces it (`announceRevocation`). */
export function deleteSignIn(db: Queryable, id: number): boolean {
  return (
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.kind, "sign-in")))
      .run().changes > 0
  );
}

const namedDevices = prepared((db) =>
  db.select({ id: devices.id, name: devices.name }).from(devices).where(ne(devices.name, "")),
);

/** What devices are called, by their ids; those without a name are not among them. */
export function deviceNames(db: Queryable): ReadonlyMap<number, string> {
  return new Map(
    namedDevices(db)
      .all()
      .map(({ id, name }) => [id, name]),
  );
}

/** Joins what a device did, by its column, to the device that has a name. */
export const namedDevice = (deviceId: AnyColumn) => and(eq(devices.id, deviceId), ne(devices.name, ""));

/** A device of this name that no sign-in is of any more: who signs in again under its name is the same device. */
export function findIdleDevice(db: Queryable, name: string): number | undefined {
  return db
    .select({ id: devices.id })
    .from(devices)
    .where(
      sql`devices.name = ${name}
        and not exists (select 1 from access_tokens as token where token.device_id = devices.id)`,
    )
    .orderBy(desc(devices.id))
    .limit(1)
    .get()?.id;
}

/** Answers the new device's id. */
export function insertDevice(db: Queryable, row: Omit<typeof devices.$inferInsert, "id">): number {
  return insertOne(db, devices, row);
}

export function renameDevice(db: Queryable, id: number, name: string): void {
  db.update(devices).set({ name }).where(eq(devices.id, id)).run();
}

/** Says which device a sign-in is of. */
export function linkDevice(db: Queryable, tokenId: number, deviceId: number): void {
  db.update(accessTokens).set({ deviceId }).where(eq(accessTokens.id, tokenId)).run();
}
