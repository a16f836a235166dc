import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startHouse, type BuiltHouse } from "../built-house";
import type { ProveRow } from "../prove-row";

const BACKUPS = 100;
const WRITERS = 4;

/** Every backup that is made while recipes come in holds all that was answered before it, and verifies from outside. */
export const backupsWhileWriting: ProveRow = {
  what: `backups while writing ${BACKUPS}`,
  goal: "all verify; every write answered before is in",
  async run(share) {
    const folder = mkdtempSync(join(tmpdir(), "tureen-prove-"));
    const house = await startHouse(folder);
    const writing = startWriting(house);
    const rounds = Math.max(3, Math.round(BACKUPS * share));
    const faults: string[] = [];
    try {
      for (let round = 0; round < rounds; round++) {
        const answered = writing.answered();
        const { backup } = (await house.ask("POST", "/admin/backups")) as { backup: { name: string } }; // what it answers
        faults.push(...faultsOf(join(folder, "backups", backup.name), answered));
      }
    } finally {
      await writing.stop();
      await house.stop();
      rmSync(folder, { recursive: true });
    }
    const { slowestMs, failed } = writing.figures();
    return {
      result: `${rounds - faults.length} of ${rounds} verify; ${writing.answered()} writes meanwhile, ${failed} failed, slowest ${slowestMs} ms${faults.length > 0 ? `; ${faults[0]}` : ""}`,
      isMet: faults.length === 0 && failed === 0,
    };
  },
};

function startWriting(house: BuiltHouse) {
  let answered = 0;
  let failed = 0;
  let slowestMs = 0;
  const over = new AbortController();
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const recipe = { title: "Soup", instructions: "Cook.", ingredients: "2 leeks\n1 l stock" };
      await house.ask("POST", "/recipes", recipe).then(
        () => answered++,
        () => failed++,
      );
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - began));
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    answered: () => answered,
    figures: () => ({ slowestMs, failed }),
    stop: async () => {
      over.abort();
      await Promise.all(writers);
    },
  };
}

/** Looks at a backup as a stranger would: the hash of its manifest, SQLite's own checks, and what must be in it. */
function faultsOf(path: string, answered: number): string[] {
  const { sha256 } = JSON.parse(readFileSync(`${path}.json`, "utf8")) as { sha256: string }; // its manifest
  if (
    createHash("sha256")
      .update(readFileSync(`${path}.sqlite`))
      .digest("hex") !== sha256
  )
    return ["wrong hash"];
  const client = new Database(`${path}.sqlite`, { readonly: true });
  try {
    if (client.pragma("integrity_check", { simple: true }) !== "ok") return ["not whole"];
    if ((client.pragma("foreign_key_check") as unknown[]).length > 0) return ["broken references"];
    const recipes = Number(client.prepare("select count(*) from recipes").pluck().get());
    const lines = Number(client.prepare("select count(*) from recipe_lines").pluck().get());
    if (recipes < answered) return [`${answered - recipes} answered writes are missing`];
    return lines === recipes * 2 ? [] : ["half a write"];
  } finally {
    client.close();
  }
}
