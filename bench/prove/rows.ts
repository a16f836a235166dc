import type { Proof } from "./proof";
import { proof as anotherNode } from "./rows/starts/another-node";
import { proof as backupsWhileWriting } from "./rows/losses/backups-while-writing";
import { proof as largeWorkHold } from "./rows/losses/large-work-hold";
import { proof as cloudModels } from "./rows/beside/cloud-models";
import { proof as commandsOnTheBox } from "./rows/losses/commands-on-the-box";
import { proof as cutAndHalfOpen } from "./rows/strangers/cut-and-half-open";
import { proof as cutLogs } from "./rows/losses/cut-logs";
import { proof as databases } from "./rows/starts/databases";
import { proof as fullDisk } from "./rows/losses/full-disk";
import { proof as fuzz } from "./rows/strangers/fuzz";
import { proof as hostileFiles } from "./rows/strangers/hostile-files";
import { proof as importKills } from "./rows/losses/import-kills";
import { proof as killDuringWrites } from "./rows/losses/kill-during-writes";
import { proof as linksAndGate } from "./rows/strangers/links-and-gate";
import { proof as mixedRequests } from "./rows/strangers/mixed-requests";
import { proof as modelAnswers } from "./rows/beside/model-answers";
import { proof as npmStart } from "./rows/starts/npm-start";
import { proof as otherPrograms } from "./rows/losses/other-programs";
import { proof as payloads } from "./rows/strangers/payloads";
import { proof as restoreKilled } from "./rows/losses/restore-killed";
import { proof as routesAndTokens } from "./rows/strangers/routes-and-tokens";
import { proof as strangerCost } from "./rows/strangers/stranger-cost";
import { proof as synced } from "./rows/losses/synced";
import { proof as webhooks } from "./rows/beside/webhooks";
import { proof as wrongSignIns } from "./rows/strangers/wrong-sign-ins";

/** What is promised, in the order of the table. */
export const ROWS: readonly Proof[] = [
  killDuringWrites,
  synced,
  otherPrograms,
  cutLogs,
  backupsWhileWriting,
  largeWorkHold,
  restoreKilled,
  commandsOnTheBox,
  importKills,
  fullDisk,
  fuzz,
  strangerCost,
  mixedRequests,
  cutAndHalfOpen,
  hostileFiles,
  wrongSignIns,
  linksAndGate,
  payloads,
  routesAndTokens,
  databases,
  npmStart,
  anotherNode,
  modelAnswers,
  cloudModels,
  webhooks,
];
