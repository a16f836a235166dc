import { fileProblem } from "@tureen/db/file/file-watch";
import type { RequestHandler } from "express";
import type { AppContext } from "#core/app-context";

/** Before each call: a database file that somebody has replaced under us is neither read nor written any more. */
export function wholeDatabase({ db, log }: AppContext): RequestHandler {
  let isTold = false;
  return (_request, _response, next) => {
    const problem = fileProblem(db.$client);
    if (problem && !isTold) {
      isTold = true;
      log.fatal({ database: db.$client.name }, problem.message);
    }
    if (problem) next(problem);
    else next();
  };
}
