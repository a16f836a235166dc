import { TRPCError } from "@trpc/server";
import { expect } from "vitest";
import type { App } from "#core/app-context";
import { ERROR_KINDS } from "#core/app-error";
import { familyError } from "#http/errors/known-error";
import type { HttpResponse } from "./serve";
import { familyCaller } from "./test-caller";

/** The ways in which a call may refuse what it was sent (decisions, section 2). A fault of ours is none of them. */
const REFUSALS = Object.entries(ERROR_KINDS).flatMap(([kind, refusal]) =>
  ["unexpected", "disk-full", "signed-out"].includes(kind) ? [] : [refusal],
);
const STATUSES: ReadonlySet<number> = new Set(REFUSALS.map(({ status }) => status));
const CODES: ReadonlySet<string> = new Set(REFUSALS.map(({ code }) => code));
/** What an answer may carry beside its sentence; never what was sent. */
const FIELDS: ReadonlySet<string> = new Set(["error", "revision", "ingredient"]);
const MAX_REFUSAL_CHARACTERS = 2048;

/** Words of machines that no family should read. */
const MACHINE_TALK =
  /SQLITE|ZodError|TRPCError|node_modules|Invalid (?:input|option|string|UUID)|received|\[object |\bat .+:\d+:\d+/;

/** Done, or refused by a sentence in JSON. */
export function expectAnswered(answer: HttpResponse, success: number, call: string): void {
  if (answer.status === success) return;
  expect(STATUSES, `${call} answered ${answer.status}: ${answer.text.slice(0, 300)}`).toContain(answer.status);
  expect(answer.type).toContain("application/json");
  expect(answer.text.length, `${call}: ${answer.text.slice(0, 300)}`).toBeLessThan(MAX_REFUSAL_CHARACTERS);
  const said = JSON.parse(answer.text) as { error?: unknown }; // JSON.parse says nothing of its own
  expect(
    Object.keys(said).filter((field) => !FIELDS.has(field)),
    call,
  ).toEqual([]);
  expectSentence(said.error);
}

/** The answer of a procedure, or null where it refused in one of the product's own ways; anything else is a fault of ours. */
export async function callAnswered(app: App, path: string, sent: unknown): Promise<unknown> {
  const [feature = "", name = ""] = path.split(".");
  // Signed in anew each time: some calls sign every device out. Which input is right is for the procedure to say.
  const caller = familyCaller(app) as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  try {
    return await caller[feature]?.[name]?.(sent);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    const isRefusedSignIn = ["auth.login", "auth.enter"].includes(path) && error.code === "UNAUTHORIZED";
    if (!isRefusedSignIn) expect(CODES, `${path}: ${error.code} ${String(error.cause ?? error)}`).toContain(error.code);
    expectSentence(familyError(error).message);
    return null;
  }
}

function expectSentence(sentence: unknown): void {
  expect(sentence).toEqual(expect.any(String));
  expect(String(sentence).length).toBeGreaterThan(10);
  expect(sentence).not.toMatch(MACHINE_TALK);
}
