import type { ProveRow } from "./prove-row";
import { proof as cutAndHalfOpen } from "./rows/cut-and-half-open";
import { proof as cutLogs } from "./rows/cut-logs";
import { proof as databases } from "./rows/databases";
import { proof as fullDisk } from "./rows/full-disk";
import { proof as fuzz } from "./rows/fuzz";
import { proof as importKills } from "./rows/import-kills";
import { proof as killDuringWrites } from "./rows/kill-during-writes";
import { proof as mixedRequests } from "./rows/mixed-requests";
import { proof as npmStart } from "./rows/npm-start";
import { proof as routesAndTokens } from "./rows/routes-and-tokens";
import { proof as strangerCost } from "./rows/stranger-cost";
import { proof as wrongSignIns } from "./rows/wrong-sign-ins";
import type { Proof } from "./proof";

/** What is done to the house from outside: crashes, disks, strangers, strange files in its place. */
export const ATTACKS: readonly ProveRow[] = [
  killDuringWrites,
  cutLogs,
  importKills,
  fullDisk,
  fuzz,
  strangerCost,
  mixedRequests,
  cutAndHalfOpen,
  wrongSignIns,
  routesAndTokens,
  databases,
  npmStart,
].map(asRow);

function asRow({ title, goal, isInShortForm, run }: Proof): ProveRow {
  return {
    what: title,
    goal,
    run: async (share) => {
      if (share < 1 && !isInShortForm) return { result: "not part of the short form", isMet: true };
      const { result, holds } = await run(share < 1 ? "short" : "whole");
      return { result: holds === null ? `not run: ${result}` : result, isMet: holds !== false };
    },
  };
}
