// A process of its own for a change of a whole household: whoever reads meanwhile is answered at once.
import { openVerified } from "@tureen/db/client";
import { systemClock } from "#core/clock";
import { answerParent } from "#processes/answer-parent";
import type { ChangeRequest } from "./change-in-child";
import { makeLargeChange } from "./large-changes";

answerParent(({ database, name, order }: ChangeRequest) =>
  makeLargeChange({ db: openVerified(database), clock: systemClock }, name, order),
);
