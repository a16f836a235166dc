// A process of its own for one export: an archive that was made to harm can do no more than end it.
import { answerParent } from "#processes/answer-parent";
import { stageExport } from "./stage-export";

/** The largest file of recipes as text and as objects, and a picture beside it. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

answerParent(stageExport, MAX_MEMORY_BYTES);
