import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  findEntry,
  insertAlias,
  insertEntry,
  readCatalogue,
  type CatalogueEntry,
} from "../catalogue/catalogue-entries";
import type { Db } from "../client";
import { inTransaction } from "../in-transaction";
import { serverSecrets, ingredientNames, ingredients, larderItems, recipeLines, recipes } from "../schema/schema";
import { testDatabase } from "../testing/test-database";
import { CATALOGUE } from "./catalogue/catalogue";
import { removeCatalogue, removedAliases, resetCatalogue, seedCatalogue, shippedIds } from "./seed-catalogue";

const NOW = "2026-11-20T12:00:00.000Z";
let db: Db;

beforeEach(() => {
  db = testDatabase();
  seedCatalogue(db, NOW);
});

const reset = () => inTransaction(db, (tx) => resetCatalogue(tx, NOW));
const idOf = (name: string): number => readCatalogue(db).find((entry) => entry.name === name)?.id ?? 0;
const asShipped = () =>
  readCatalogue(db).map(({ name, plural, category, subType, unit, aliases, isCustom }) => ({
    name,
    plural,
    category,
    subType,
    unit,
    aliases,
    isCustom,
  }));

function addLine(name: string, ingredientId: number | null): () => number | null {
  const { id: recipeId } = db
    .insert(recipes)
    .values({ title: "Soup", instructions: "Cook.", createdAt: NOW, updatedAt: NOW })
    .returning()
    .get();
  const { id } = db.insert(recipeLines).values({ recipeId, position: 0, name, ingredientId }).returning().get();
  return () => db.select().from(recipeLines).where(eq(recipeLines.id, id)).get()?.ingredientId ?? null;
}

describe("seeding", () => {
  test("gives a new database the whole catalogue with all its names", () => {
    expect(readCatalogue(db)).toHaveLength(CATALOGUE.length);
    expect(readCatalogue(db).flatMap((entry) => entry.aliases)).toHaveLength(
      CATALOGUE.flatMap((entry) => entry.aliases).length,
    );
    expect(readCatalogue(db).some((entry) => entry.isCustom)).toBe(false);
  });

  test("happens once: what the family removes stays away after a restart", () => {
    db.delete(ingredients).where(eq(ingredients.name, "onion")).run();
    seedCatalogue(db, NOW);
    expect(idOf("onion")).toBe(0);
    inTransaction(db, removeCatalogue);
    seedCatalogue(db, NOW);
    expect(readCatalogue(db)).toEqual([]);
  });

  test("an alias that was taken away is known as one that the food came with, until it is back", () => {
    const removed = () => removedAliases(findEntry(db, id) as CatalogueEntry); // it is in the catalogue
    const id = idOf("spring onion");
    expect(removed()).toEqual([]);
    db.delete(ingredientNames).where(eq(ingredientNames.label, "scallion")).run();
    expect([removed(), shippedIds(db).has(id)]).toEqual([["scallion"], false]);
    insertAlias(db, id, "scallion");
    expect([removed(), shippedIds(db).has(id)]).toEqual([[], true]);
  });
});

describe("upgrading the catalogue of the first edition", () => {
  const entryOf = (name: string) => readCatalogue(db).find((entry) => entry.name === name);
  const removeAlias = (label: string) => db.delete(ingredientNames).where(eq(ingredientNames.label, label)).run();
  const removeEntry = (name: string) => db.delete(ingredients).where(eq(ingredients.name, name)).run();

  beforeEach(() => {
    for (const name of ["lima bean", "chili powder blend"]) removeEntry(name);
    for (const label of ["ice chips", "tepid water"]) removeAlias(label);
    db.update(ingredients).set({ neverBought: false }).run();
    insertAlias(db, idOf("butter bean"), "lima bean");
    insertAlias(db, idOf("chilli powder"), "chili powder");
    db.update(serverSecrets).set({ value: "1" }).where(eq(serverSecrets.key, "catalogue-edition")).run();
  });

  test("brings what is new: foods of their own, aliases, and what is never bought", () => {
    seedCatalogue(db, NOW);
    expect(entryOf("lima bean")).toMatchObject({ isCustom: false });
    expect(entryOf("butter bean")?.aliases).not.toContain("lima bean");
    expect(entryOf("ice")).toMatchObject({ neverBought: true, aliases: ["crushed ice", "ice chips"] });
  });

  test("keeps what the family has named, removed and added", () => {
    db.update(ingredients).set({ name: "Wasser" }).where(eq(ingredients.name, "water")).run();
    insertAlias(db, idOf("ice"), "frappé ice");
    removeAlias("crushed ice");
    removeAlias("scallion");
    removeEntry("chilli powder");
    const custom = insertEntry(db, { name: "tepid water", isCustom: true }, NOW);
    seedCatalogue(db, NOW);
    expect(entryOf("Wasser")).toMatchObject({ neverBought: false });
    expect(entryOf("Wasser")?.aliases).not.toContain("tepid water");
    expect(entryOf("ice")?.aliases).toEqual(["frappé ice", "ice chips"]);
    expect(entryOf("spring onion")?.aliases).not.toContain("scallion");
    expect(entryOf("chili powder blend")).toBeUndefined();
    expect(idOf("tepid water")).toBe(custom);
  });

  test("happens once", () => {
    seedCatalogue(db, NOW);
    removeAlias("ice chips");
    db.update(ingredients).set({ neverBought: false }).where(eq(ingredients.name, "ice")).run();
    seedCatalogue(db, NOW);
    expect(entryOf("ice")).toMatchObject({ neverBought: false, aliases: ["crushed ice"] });
  });
});

describe("upgrading the catalogue of the third edition", () => {
  test("has foods that were taken for others leave them, with the lines that say their name", () => {
    const soy = idOf("soy sauce");
    db.delete(ingredients).where(eq(ingredients.name, "kecap manis")).run();
    db.update(serverSecrets).set({ value: "3" }).where(eq(serverSecrets.key, "catalogue-edition")).run();
    const [sweet, plain] = [addLine("ketjap manis", soy), addLine("soy sauce", soy)];
    seedCatalogue(db, NOW);
    expect(sweet()).toBe(idOf("kecap manis"));
    expect(idOf("kecap manis")).not.toBe(soy);
    expect(plain()).toBe(soy);
    expect(readCatalogue(db)).toHaveLength(CATALOGUE.length);
  });
});

describe("upgrading the catalogue of the second edition", () => {
  beforeEach(() => {
    db.update(serverSecrets).set({ value: "2" }).where(eq(serverSecrets.key, "catalogue-edition")).run();
  });

  test("joins what the family added with the food that it is, and keeps its names", () => {
    const granules = insertEntry(db, { name: "echalion", aliases: ["long shallot"], isCustom: true }, NOW);
    const linked = addLine("echalion", granules);
    db.insert(larderItems).values({ ingredientId: granules, createdAt: NOW }).run();
    seedCatalogue(db, NOW);
    expect(linked()).toBe(idOf("shallot"));
    expect(idOf("echalion")).toBe(0);
    expect(db.select().from(larderItems).all()).toMatchObject([{ ingredientId: idOf("shallot") }]);
    expect(readCatalogue(db).find(({ name }) => name === "shallot")?.aliases).toContain("long shallot");
  });

  test("leaves both where both are in the larder, and foods of the family's own", () => {
    const granules = insertEntry(db, { name: "echalion", isCustom: true }, NOW);
    const zorb = insertEntry(db, { name: "zorb", isCustom: true }, NOW);
    for (const ingredientId of [granules, idOf("shallot")])
      db.insert(larderItems).values({ ingredientId, createdAt: NOW }).run();
    seedCatalogue(db, NOW);
    expect([idOf("echalion"), idOf("zorb")]).toEqual([granules, zorb]);
    expect(db.select().from(larderItems).all()).toHaveLength(2);
  });

  test("takes what comes in tins for it", () => {
    const line = addLine("tomatoes", idOf("tomato"));
    db.update(recipeLines).set({ unit: "tin", amountNum: 1, amountDen: 1 }).run();
    seedCatalogue(db, NOW);
    expect(line()).toBe(idOf("tinned tomatoes"));
  });
});

describe("removing the catalogue", () => {
  test("takes names and larder rows along and leaves the words of recipes", () => {
    const linked = addLine("onions", idOf("onion"));
    db.insert(larderItems)
      .values({ ingredientId: idOf("onion"), createdAt: NOW })
      .run();
    expect(inTransaction(db, removeCatalogue)).toEqual({ ingredients: CATALOGUE.length, larderItems: 1 });
    expect(db.select().from(ingredientNames).all()).toEqual([]);
    expect(linked()).toBeNull();
    expect(db.select().from(recipeLines).all()).toMatchObject([{ name: "onions" }]);
  });
});

describe("resetting the catalogue", () => {
  test("changes nothing that is as shipped, ids and larder included", () => {
    const before = asShipped();
    const onion = idOf("onion");
    db.insert(larderItems).values({ ingredientId: onion, createdAt: NOW }).run();
    expect(reset()).toEqual({ restored: CATALOGUE.length, removed: 0 });
    expect(asShipped()).toEqual(before);
    expect(db.select().from(larderItems).all()).toMatchObject([{ ingredientId: onion }]);
  });

  test("undoes edits, brings back what was removed and takes the family's aliases off", () => {
    const before = asShipped();
    db.update(ingredients)
      .set({ category: "Toys", unit: "box", densityGramsPerMl: 2 })
      .where(eq(ingredients.name, "onion"))
      .run();
    insertAlias(db, idOf("onion"), "cry-maker");
    db.delete(ingredients).where(eq(ingredients.name, "leek")).run();
    reset();
    expect(asShipped().toSorted(byName)).toEqual(before.toSorted(byName));
  });

  test("restores an empty catalogue and links recipes again", () => {
    const linked = addLine("Onions", idOf("onion"));
    inTransaction(db, removeCatalogue);
    expect(reset()).toEqual({ restored: CATALOGUE.length, removed: 0 });
    expect(linked()).toBe(idOf("onion"));
  });

  test("keeps custom entries that a recipe uses and removes the others", () => {
    const used = insertEntry(db, { name: "zorb", isCustom: true }, NOW);
    insertEntry(db, { name: "quorb", isCustom: true }, NOW);
    const linked = addLine("Zorbs", used);
    expect(reset().removed).toBe(1);
    expect(linked()).toBe(used);
    expect(idOf("quorb")).toBe(0);
  });

  test("takes lines back from a custom entry that stood in for a shipped name or alias", () => {
    inTransaction(db, removeCatalogue);
    const standIn = insertEntry(db, { name: "scallion", isCustom: true }, NOW);
    const linked = addLine("scallions", standIn);
    expect(reset().removed).toBe(1);
    expect(linked()).toBe(idOf("spring onion"));
  });

  test("gives a shipped alias back to its food, and a renamed entry its name", () => {
    const custom = insertEntry(db, { name: "zorb", isCustom: true }, NOW);
    addLine("zorb", custom);
    db.delete(ingredientNames).where(eq(ingredientNames.label, "scallion")).run();
    insertAlias(db, custom, "scallion");
    db.update(ingredientNames)
      .set({ label: "Zwiebel", foodKey: "zwiebel" })
      .where(eq(ingredientNames.label, "onion"))
      .run();
    db.update(ingredients).set({ name: "Zwiebel" }).where(eq(ingredients.name, "onion")).run();
    const chosen = addLine("my onions", idOf("Zwiebel"));
    reset();
    expect(readCatalogue(db).find((entry) => entry.name === "spring onion")?.aliases).toContain("scallion");
    expect(readCatalogue(db).find((entry) => entry.id === custom)?.aliases).toEqual([]);
    expect(idOf("onion")).not.toBe(0);
    expect(readCatalogue(db).find((entry) => entry.id === chosen())).toMatchObject({ name: "Zwiebel", isCustom: true });
  });
});

function byName(left: { name: string }, right: { name: string }): number {
  return left.name < right.name ? -1 : 1;
}
