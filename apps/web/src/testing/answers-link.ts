import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "@tureen/api/app-router";
import type { Inputs, Outputs } from "../lib/server/trpc";

type Responder<Input, Output> = (input: Input) => Output | Promise<Output>;

/** What the server would say, by feature and procedure; both are checked against the real router's types. */
export type Answers = {
  [Feature in keyof Outputs]?: {
    [Procedure in keyof Outputs[Feature]]?: Responder<
      Procedure extends keyof Inputs[Feature] ? Inputs[Feature][Procedure] : never,
      Outputs[Feature][Procedure]
    >;
  };
};

/** A refusal with the server's own sentence; throw it from an answer. */
export class RefusedCall extends Error {
  constructor(
    readonly httpStatus: number,
    sentence: string,
    readonly body: Record<string, unknown> = {},
  ) {
    super(sentence);
  }
}

/** Thrown from an answer: the server is out of reach. */
export class Unreachable extends Error {}

const unanswered: string[] = [];

/** Counts the tests. */
let running = 0;

/**
 * Ends the answers of a test: what it has left behind, and asks for more, gets none, and is not counted against the next.
 * @returns the calls that it had no answer for
 */
export function endAnswers(): string[] {
  running += 1;
  return unanswered.splice(0);
}

/** A tRPC link without a network: each call is answered by `answers`; one that has none fails the test. */
export function answersLink(answers: Answers): TRPCLink<AppRouter> {
  const own = running;
  return () =>
    ({ op }) =>
      observable((observer) => {
        if (own !== running) return;
        const [feature = "", procedure = ""] = op.path.split(".");
        const byName = answers as Record<string, Record<string, Responder<unknown, unknown>> | undefined>; // paths come as text
        const answer = byName[feature]?.[procedure];
        // Who leaves before the answer gets none, as from the server.
        op.signal?.addEventListener("abort", () => observer.error(clientError(new Unreachable())));
        new Promise((resolve, reject) => {
          if (answer) resolve(answer(op.input));
          else {
            unanswered.push(op.path);
            reject(new RefusedCall(500, `This test gives no answer for ${op.path}`));
          }
        }).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (error: unknown) => observer.error(clientError(error)),
        );
      });
}

function clientError(error: unknown): TRPCClientError<AppRouter> {
  if (error instanceof Unreachable) return new TRPCClientError("Failed to fetch");
  const refusal = error instanceof RefusedCall ? error : new RefusedCall(500, String(error));
  const { httpStatus, body, message } = refusal;
  // Only the fields that the product reads; the rest of tRPC's error shape is of no interest to a screen.
  const shape = {
    message,
    code: -32000,
    data: { httpStatus, body },
  } as unknown as AppRouter["_def"]["_config"]["$types"]["errorShape"];
  return new TRPCClientError<AppRouter>(message, { result: { error: shape } });
}
