import { z } from "zod";
import { clearableText, yesNoSchema } from "./primitives";

/** A text that the family writes: null and '' clear it. */
export const textField = <const Column extends string>(column: Column, maxLength: number) =>
  ({ kind: "edited", column, read: z.string(), write: clearableText(maxLength) }) as const;

/** The same, answered with null where there is none. */
export const optionalTextField = <const Column extends string>(column: Column, maxLength: number) =>
  ({ kind: "edited", columns: [column], read: z.string().nullable(), write: clearableText(maxLength) }) as const;

/** Whether something is so, as one column says it. */
export const yesNoField = <const Kind extends "mark" | "assumption" | "edited", const Column extends string>(
  kind: Kind,
  column: Column,
) => ({ kind, column, read: z.boolean(), write: yesNoSchema.optional() }) as const;
