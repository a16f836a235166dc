import type { Said } from "@tureen/messages/text";

/** The server's sentences are in the reader's language: it was asked for that. */
export const saidByServer = (sentence: string): Said => sentence as Said; // a text has said it there

/** Stands for what keeps calls away from the server ("Network Authentication Required"); the server itself never answers so. */
export const BEHIND_ANOTHER_SIGN_IN = 511;

/** What can be said about a call that failed, whichever way it was sent. */
export interface ServerFault {
  /** The server's own sentence for the family; null where no server answered. */
  readonly reason: Said | null;
  /** The HTTP status, or null where no server answered. */
  readonly status: number | null;
  /** Further fields that the server sent with the error. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** A plain HTTP call (an upload, a download) that the server refused or that never reached it (`status` null). */
export class HttpError extends Error {
  readonly reason: Said | null;

  constructor(
    readonly status: number | null,
    reason: string | null,
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason ?? "The server did not answer");
    this.name = "HttpError";
    this.reason = reason === null ? null : saidByServer(reason);
  }
}

/** The refusal in a REST answer's body, `{ "error": sentence }` and what else it carries. */
export function refusal(status: number, body: unknown): HttpError {
  if (typeof body !== "object" || body === null) return new HttpError(status, null);
  const { error, ...rest } = body as Record<string, unknown>; // any object can be read so
  return new HttpError(status, typeof error === "string" ? error : null, rest);
}

/** What is known of any failure; nothing of one that is none of a call. */
export function serverFault(error: unknown): ServerFault {
  if (error instanceof HttpError) return error;
  if (error instanceof Error && error.cause instanceof HttpError) return error.cause;
  // By its name: the sign-in loads nothing of tRPC.
  if (error instanceof Error && error.name === "TRPCClientError") {
    const data = "data" in error ? error.data : null;
    const status = isRecord(data) && typeof data.httpStatus === "number" ? data.httpStatus : null;
    const body = isRecord(data) && isRecord(data.body) ? data.body : {};
    // Without a status the message is the browser's ("Failed to fetch"), which helps nobody.
    return { reason: status === null ? null : saidByServer(error.message), status, body };
  }
  return { reason: null, status: null, body: {} };
}

/** Refused because somebody else was quicker, or what was to be made is there already. */
export function isConflict(error: unknown): boolean {
  return serverFault(error).status === 409;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
