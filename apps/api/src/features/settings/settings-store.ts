import {
  defaultOf,
  isSettingKey,
  type ChoiceSettingKey,
  type NumberSettingKey,
  type SettingChoice,
  type SettingKey,
  type SettingValue,
  type TextSettingKey,
} from "@tureen/domain/settings/definitions";
import { settings as settingsTable } from "@tureen/db/schema/schema";
import type { Db } from "@tureen/db/client";

/** The app settings as they are at this moment. A change is in effect at once, without a restart. */
export type SettingsStore = ReturnType<typeof createSettingsStore>;

type SettingListener = (key: SettingKey, value: SettingValue) => void;

/** Reads the stored settings once; from then on the store knows of every change, for all go through it. */
export function createSettingsStore(db: Db) {
  const stored = new Map<SettingKey, SettingValue>();
  const listeners = new Set<SettingListener>();
  for (const row of db.select().from(settingsTable).all()) {
    if (isSettingKey(row.key))
      stored.set(row.key, typeof defaultOf(row.key) === "number" ? Number(row.value) : row.value);
  }
  const value = (key: SettingKey): SettingValue => stored.get(key) ?? defaultOf(key);

  return {
    value,
    /** True once somebody, or the first sign-in, has chosen a value. */
    isChosen: (key: SettingKey): boolean => stored.has(key),
    number: (key: NumberSettingKey): number => Number(value(key)),
    text: (key: TextSettingKey): string => String(value(key)),
    choice: <K extends ChoiceSettingKey>(key: K) => value(key) as SettingChoice<K>, // `set` takes checked values only
    /** Stores an already checked value and tells everyone who listens. */
    set(key: SettingKey, next: SettingValue): void {
      db.insert(settingsTable)
        .values({ key, value: String(next) })
        .onConflictDoUpdate({ target: settingsTable.key, set: { value: String(next) } })
        .run();
      stored.set(key, next);
      for (const listener of listeners) listener(key, next);
    },
    /** Calls back after every change, until the returned function is called. */
    onChange(listener: SettingListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
