import type { RequestHandler } from "express";
import type { AppContext } from "#core/app-context";
import { storageProblem } from "#core/storage-problem";
import { VERSION } from "#core/version";
import { translateFor } from "#core/language";

/** Open to everybody, for whoever watches over the box: fails whenever calls are not served or nothing can be stored, and says why. */
export const health = (app: AppContext): RequestHandler => {
  return async (request, response) => {
    const problem = await storageProblem(app);
    if (problem)
      response.status(503).json({ status: "failing", version: VERSION, error: problem.in(translateFor(request)) });
    else response.json({ status: "ok", version: VERSION });
  };
};
