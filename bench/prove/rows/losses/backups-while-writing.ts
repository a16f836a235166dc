import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, progress, type Proof } from "../../proof";
import { startWriting } from "../../start-writing";

/** Every backup that is made while recipes come in holds all that was answered before it, and verifies from outside. */
export const proof: Proof = {
  title: "backups while writing",
  goal: "100 of 100 verify; every write answered before is in",
  isInShortForm: true,
  limitMinutes: 20,
  run: (extent) =>
    inFolder(async (folder) => {
      const rounds = extent === "whole" ? 100 : 2;
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      const writing = startWriting(family);
      const problems: string[] = [];
      let verified = 0;
      for (let round = 0; round < rounds; round += 1) {
        const answered = writing.answered();
        const { status, text } = await family.call("POST", "/admin/backups");
        if (status !== 201) {
          problems.push(`a backup was answered with ${status}`);
          continue;
        }
        const { backup } = JSON.parse(text) as { backup: { name: string } }; // what it answers
        const faults = faultsOf(join(folder, "backups", backup.name), answered);
        problems.push(...faults);
        if (faults.length === 0) verified += 1;
        progress(round, rounds, "backups");
      }
      const { failed, slowestMs } = await writing.stop();
      await server.stop();
      if (failed > 0) problems.push(`${failed} writes failed`);
      return {
        result: `${verified} of ${rounds} verify; ${writing.answered()} writes meanwhile, slowest ${slowestMs} ms; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

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
    return lines === recipes * 3 ? [] : ["half a write"];
  } finally {
    client.close();
  }
}
