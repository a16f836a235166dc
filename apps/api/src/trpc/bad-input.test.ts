import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z, type ZodType } from "zod";
import { databaseProblems, livedInHousehold } from "../testing/lived-in-household";
import { callAnswered } from "../testing/refusals";
import { anyJson, anyValue, fieldsFor, runsOf, WILD_SEED, type InputSchema } from "../testing/wild-input";
import { appRouter } from "#start/app-router";

// tRPC keeps the parsers that a procedure was given, all of them zod schemas of the contracts.
const routed = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: ZodType[] } }>;
const PROCEDURES = Object.entries(routed).flatMap(([path, { _def }]) => {
  // A JSON schema, of which the generators look at a part.
  const schema =
    _def.inputs[0] && (z.toJSONSchema(_def.inputs[0], { io: "input", unrepresentable: "any" }) as InputSchema);
  return schema ? [{ path, schema }] : [];
});

describe("whatever a program or an older web app sends to a procedure is answered or refused, and breaks nothing", () => {
  test.each(PROCEDURES)("$path", async ({ path, schema }) => {
    const { app } = await livedInHousehold();
    const input = fc.oneof({ arbitrary: fieldsFor(schema, anyValue), weight: 9 }, { arbitrary: anyValue, weight: 1 });
    const property = fc.asyncProperty(input, async (sent) => void (await callAnswered(app, path, sent)));
    await fc.assert(property, { seed: WILD_SEED, numRuns: runsOf(path, 15), endOnFailure: true });
    expect(await databaseProblems(app)).toEqual([]);
  });
});

test("whatever a family does in whatever order, and undoes again, the database stays sound", async () => {
  const everyday = PROCEDURES.filter(({ path }) => !/^(?:ai|auth|pdfImport|admin)\./.test(path));
  const step = fc.oneof(
    ...everyday.map(({ path, schema }) => fieldsFor(schema, anyJson).map((sent) => ({ path, sent }))),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 90 }), async (day) => {
      const { app } = await livedInHousehold();
      const undoIds: unknown[] = [];
      for (const { path, sent } of day) {
        const undo = "undo_id" in sent && undoIds.length > 0 ? { undo_id: undoIds.pop() } : {};
        const answer = await callAnswered(app, path, { ...sent, ...undo });
        if (typeof answer === "object" && answer !== null && "undo_id" in answer) undoIds.push(answer.undo_id);
      }
      for (const undo_id of undoIds.toReversed()) await callAnswered(app, "trash.restore", { undo_id });
      expect(await databaseProblems(app)).toEqual([]);
    }),
    { seed: WILD_SEED, numRuns: 4, endOnFailure: true },
  );
});
