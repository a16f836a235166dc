// A process of its own for one cookbook: its pictures and typeface take time and memory that the server keeps for others.
import { openReadOnly } from "@tureen/db/client";
import { systemClock } from "#core/clock";
import { answerOnce } from "#processes/answer-once";
import { denyNetwork } from "#processes/child-safety";
import type { CookbookAnswer, CookbookRequest } from "./make-cookbook";
import { writeCookbook } from "./write-cookbook";

denyNetwork();
answerOnce(async ({ database, dataFolder, wish, path }: CookbookRequest): Promise<CookbookAnswer> => {
  const db = openReadOnly(database);
  await writeCookbook({ db, dataFolder, clock: systemClock }, wish, path);
  return { ok: true };
});
