import type { Proof } from "./proof";
import { proof as anotherNode } from "./rows/another-node";
import { proof as backupsWhileWriting } from "./rows/backups-while-writing";
import { proof as largeWorkHold } from "./rows/large-work-hold";
import { proof as cloudModels } from "./rows/cloud-models";
import { proof as commandsOnTheBox } from "./rows/commands-on-the-box";
import { proof as cutAndHalfOpen } from "./rows/cut-and-half-open";
import { proof as cutLogs } from "./rows/cut-logs";
import { proof as databases } from "./rows/databases";
import { proof as fullDisk } from "./rows/full-disk";
import { proof as fuzz } from "./rows/fuzz";
import { proof as hostileFiles } from "./rows/hostile-files";
import { proof as importKills } from "./rows/import-kills";
import { proof as killDuringWrites } from "./rows/kill-during-writes";
import { proof as linksAndGate } from "./rows/links-and-gate";
import { proof as mixedRequests } from "./rows/mixed-requests";
import { proof as modelAnswers } from "./rows/model-answers";
import { proof as npmStart } from "./rows/npm-start";
import { proof as otherPrograms } from "./rows/other-programs";
import { proof as payloads } from "./rows/payloads";
import { proof as restoreKilled } from "./rows/restore-killed";
import { proof as routesAndTokens } from "./rows/routes-and-tokens";
import { proof as strangerCost } from "./rows/stranger-cost";
import { proof as synced } from "./rows/synced";
import { proof as webhooks } from "./rows/webhooks";
import { proof as wrongSignIns } from "./rows/wrong-sign-ins";

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
