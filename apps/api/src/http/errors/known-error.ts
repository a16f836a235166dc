import { TRPCError } from "@trpc/server";
import { text } from "@tureen/messages/text";
import { ZodError } from "zod";
import type { App } from "#core/app-context";
import { AppError, asAppError, SOMETHING_WENT_WRONG } from "#core/app-error";
import { validationSentence } from "./validation-sentence";

/** The product's own error behind whatever tRPC threw: its kind, its sentence and its further fields. */
export function familyError(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof ZodError && error.code === "BAD_REQUEST")
    return new AppError("bad-input", validationSentence(error.cause));
  const kind = kindOfCode(error.code);
  return kind ? new AppError(kind, error.message) : new AppError("unexpected", SOMETHING_WENT_WRONG);
}

/** The same for whatever was thrown; null for what is no error of the product's. */
export function knownError(error: unknown): AppError | null {
  return error instanceof TRPCError ? familyError(error) : asAppError(error);
}

function kindOfCode(code: TRPCError["code"]): AppError["kind"] | null {
  if (code === "BAD_REQUEST" || code === "PARSE_ERROR") return "bad-input";
  if (code === "UNAUTHORIZED") return "signed-out";
  if (code === "FORBIDDEN") return "forbidden";
  // A call that is asked for in the other way than it is made (GET for POST) is no call of ours.
  if (code === "NOT_FOUND" || code === "METHOD_NOT_SUPPORTED") return "not-found";
  if (code === "PAYLOAD_TOO_LARGE") return "too-large";
  if (code === "UNSUPPORTED_MEDIA_TYPE") return "wrong-type";
  return null;
}

/** What is answered for whatever was thrown; what nobody expected is logged here. */
export function errorToSend(app: App, error: unknown): AppError {
  const known = knownError(error);
  if (known) return known;
  const refused = refusedByExpress(error);
  if (refused) return refused;
  app.log.error({ err: error }, "unexpected error");
  return new AppError("unexpected", SOMETHING_WENT_WRONG);
}

/** What Express itself refuses (malformed JSON, a bad escape in the address) carries a 4xx status. */
function refusedByExpress(error: unknown): AppError | null {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return null;
  if (error.status === 413) return new AppError("too-large", text("That is too much data for one request."));
  if (error.status === 415) return new AppError("wrong-type", text("The data came in a form that cannot be read."));
  if (error.status >= 400 && error.status < 500)
    return new AppError(
      "bad-input",
      text("The request could not be read: it is not valid JSON, or its address is not."),
    );
  return null;
}
