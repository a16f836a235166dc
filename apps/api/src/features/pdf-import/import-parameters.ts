import { z } from "zod";

const parametersSchema = z.object({
  /** Characters of a chunk and of what neighbours share, as the model's context allowed when the import began. */
  chunkChars: z.number().int().positive(),
  overlapChars: z.number().int().min(0),
  /** 0 is no limit. */
  maxRecipes: z.number().int().min(0),
});

/** What an import goes by from beginning to end; a setting that changes meanwhile must not move its chunks. */
export type ImportParameters = z.output<typeof parametersSchema>;

/** Null until the text is read and the chunks can be laid out. */
export function readParameters(json: string): ImportParameters | null {
  const parsed = parametersSchema.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
}
