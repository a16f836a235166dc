import { swapProblem } from "@tureen/db/file-binding";
import type { RequestHandler } from "express";
import type { AppContext } from "#core/app-context";

/** Before each call: a database file that somebody has replaced under us is neither read nor written any more. */
export function wholeDatabase({ db, log }: AppContext): RequestHandler {
  let isTold = false;
  return (_request, _response, next) => {
    const problem = swapProblem(db.$client);
    if (problem && !isTold) {
      isTold = true;
      log.fatal({ database: db.$client.name }, "the database file was replaced while Tureen was running");
    }
    if (problem) next(problem);
    else next();
  };
}
