// A process of its own for one cookbook: its pictures and typeface take time and memory that the server keeps for others.
import { openReadOnly } from "@tureen/db/client";
import { systemClock } from "#clock";
import { errorMessage } from "#error-message";
import { denyNetwork } from "#processes/child-safety";
import type { CookbookAnswer, CookbookRequest } from "./make-cookbook";
import { writeCookbook } from "./write-cookbook";

denyNetwork();
process.on("disconnect", () => process.exit());

process.once("message", (request: CookbookRequest) => {
  const failed = (error: unknown): CookbookAnswer => ({ ok: false, detail: errorMessage(error) });
  void make(request)
    .catch(failed)
    .then((answer) => process.send?.(answer));
});

async function make({ database, dataFolder, wish, path }: CookbookRequest): Promise<CookbookAnswer> {
  const db = openReadOnly(database);
  await writeCookbook({ db, dataFolder, clock: systemClock }, wish, path);
  return { ok: true };
}
