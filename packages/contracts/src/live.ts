import { z } from "zod";

/** What everybody may want to read again: how far each part of the family's data has moved. */
const liveState = z.object({
  /** Another one when the family's data was restored from a copy. */
  epoch: z.string(),
  /** A number for each part ("recipes", "shopping-lists"), moved on by every change of it. */
  revisions: z.record(z.string(), z.number().int()),
  /** Milliseconds for which they have stood so, at the least. */
  unchanged_ms: z.number().int().nonnegative(),
});
export type LiveState = z.output<typeof liveState>;
