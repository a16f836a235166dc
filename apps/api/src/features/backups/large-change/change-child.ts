// A process of its own for a change of a whole household: whoever reads meanwhile is answered at once.
import { openVerified } from "@tureen/db/client";
import { asAppError } from "#core/app-error";
import { systemClock } from "#core/clock";
import { errorMessage } from "#core/error-message";
import { answerOnce } from "#processes/answer-once";
import { denyNetwork } from "#processes/child-safety";
import type { ChangeAnswer, ChangeRequest } from "./change-in-child";
import { makeLargeChange } from "./large-changes";

denyNetwork();
answerOnce(async ({ database, name, order }: ChangeRequest): Promise<ChangeAnswer> => {
  try {
    const household = { db: openVerified(database), clock: systemClock };
    return { ok: true, result: await makeLargeChange(household, name, order) };
  } catch (error) {
    const said = asAppError(error);
    return { ok: false, detail: errorMessage(error), said: said && { kind: said.kind, sentence: said.sentence } };
  }
});
