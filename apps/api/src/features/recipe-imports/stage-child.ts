// A process of its own for one export: an archive that was made to harm can do no more than end it.
import { denyNetwork, watchMemory } from "#processes/child-safety";
import { stageExport, type StageAnswer, type StageRequest } from "./stage-export";

/** The largest file of recipes as text and as objects, and a picture beside it. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024;

watchMemory(MAX_MEMORY_BYTES);
denyNetwork();
process.on("disconnect", () => process.exit());

process.once("message", (request: StageRequest) => {
  const failed = (error: unknown): StageAnswer => ({ ok: false, detail: String(error) });
  void stageExport(request)
    .catch(failed)
    .then((answer) => process.send?.(answer));
});
