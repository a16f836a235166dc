import { z } from "zod";
import type { BatchRow } from "../pdf-import/store/import-batch.repo";

const stagedParameters = z.object({
  v: z.literal(1),
  recipes: z.number().int(),
  pictures: z.number().int(),
  withDuplicates: z.boolean(),
  labelsAsCollections: z.boolean().default(false),
});
type StagedParameters = z.output<typeof stagedParameters>;

/** The column `parameters_json` for a file of another app; for a cookbook it holds other parameters. */
export function writeStagedParameters(values: Omit<StagedParameters, "v">): string {
  return JSON.stringify({ v: 1, ...values });
}

/** Throws for the import of a cookbook, whose parameters are others. */
export function readStagedParameters(batch: BatchRow): StagedParameters {
  return stagedParameters.parse(JSON.parse(batch.parametersJson));
}
