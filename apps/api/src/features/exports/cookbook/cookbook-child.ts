// A process of its own for one cookbook: its pictures and typeface take time and memory that the server keeps for others.
import { openReadOnly } from "@tureen/db/client";
import { systemClock } from "#core/clock";
import { answerParent } from "#processes/answer-parent";
import type { CookbookRequest } from "./make-cookbook";
import { writeCookbook } from "./write-cookbook";

answerParent(({ database, dataFolder, wish, path }: CookbookRequest) =>
  writeCookbook({ db: openReadOnly(database), dataFolder, clock: systemClock }, wish, path),
);
