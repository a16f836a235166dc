// A process of its own for one export: an archive that was made to harm can do no more than end it.
import { answerOnce } from "#processes/answer-once";
import { denyNetwork, watchMemory } from "#processes/child-safety";
import { stageExport } from "./stage-export";

/** The largest file of recipes as text and as objects, and a picture beside it. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

watchMemory(MAX_MEMORY_BYTES);
denyNetwork();
answerOnce(stageExport);
