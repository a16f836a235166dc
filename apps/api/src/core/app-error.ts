import { notPermitted } from "@tureen/db/file/access-problem";
import { DatabaseProblem } from "@tureen/db/file/database-problem";
import { Problem } from "@tureen/messages/problem";
import { text, type Text } from "@tureen/messages/text";
import { basename, dirname } from "node:path";

/** Every way in which the product says no, and the status by which REST says it. The one table of both wires. */
export const ERROR_KINDS = {
  "bad-input": { status: 400, code: "BAD_REQUEST" },
  "signed-out": { status: 401, code: "UNAUTHORIZED" },
  forbidden: { status: 403, code: "FORBIDDEN" },
  "not-found": { status: 404, code: "NOT_FOUND" },
  conflict: { status: 409, code: "CONFLICT" },
  "too-large": { status: 413, code: "PAYLOAD_TOO_LARGE" },
  "wrong-type": { status: 415, code: "UNSUPPORTED_MEDIA_TYPE" },
  unreadable: { status: 422, code: "UNPROCESSABLE_CONTENT" },
  "too-many": { status: 429, code: "TOO_MANY_REQUESTS" },
  unexpected: { status: 500, code: "INTERNAL_SERVER_ERROR" },
  unavailable: { status: 503, code: "SERVICE_UNAVAILABLE" },
  "disk-full": { status: 507, code: "INTERNAL_SERVER_ERROR" },
} as const;

export type ErrorKind = keyof typeof ERROR_KINDS;

export interface AppErrorExtras {
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer, beside `error`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The one error of the services: a problem of a kind. */
export class AppError extends Problem {
  readonly retryAfterSeconds: number | undefined;
  /** Out of reach of libraries: body-parser writes all that it has read into the `body` of an error that passes it. */
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(
    readonly kind: ErrorKind,
    sentence: Text | string,
    extras: AppErrorExtras = {},
  ) {
    super(sentence, { cause: extras.cause });
    this.name = "AppError";
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.#fields = extras.fields ?? {};
  }

  /** What the answer carries beside its sentence. */
  get fields(): Readonly<Record<string, unknown>> {
    return this.#fields;
  }
}

/** What was asked for is gone: `what` is its kind, "recipe". */
export const notFound = (what: Text): AppError =>
  new AppError("not-found", text("This {what} is not there any more. Somebody may have deleted it.", { what }));
/** Somebody else was quicker, or it is there already; `fields` is what the answer carries beside the sentence. */
export const conflict = (sentence: Text | string, fields: Record<string, unknown> = {}): AppError =>
  new AppError("conflict", sentence, { fields });
/** What was sent cannot be taken; the sentence says what can. */
export const badInput = (sentence: Text | string): AppError => new AppError("bad-input", sentence);

/**
 * Refuses an edit that was based on an older revision than the row has now, so that nobody silently undoes somebody
 * else's change (decisions, section 5). An edit that does not say what it was based on passes.
 */
export function refuseStale(what: Text, row: { readonly revision: number }, basedOn: number | undefined): void {
  if (basedOn === undefined || basedOn === row.revision) return;
  throw conflict(
    text(
      "Somebody has changed this {what} since you opened it. Look at it as it is now, then make your change again.",
      { what },
    ),
    { revision: row.revision },
  );
}

/** What a family reads when the fault is ours. */
export const SOMETHING_WENT_WRONG = text("Something went wrong");

export const DISK_IS_FULL = text("The disk of the box is full. Nothing was saved: free some space and try again.");

/** What a disk says, or whoever guards it, that does not say of which file. */
const WRITING_REFUSED = new Set(["EROFS", "EIO", "EACCES", "EPERM"]);

/** While another program holds the lock of the database. */
export const anotherWrites = (cause?: unknown): AppError =>
  new AppError(
    "unavailable",
    text(
      "Another program is writing to the database. Nothing was saved: try again in a moment, and where it stays so, end that program.",
    ),
    { retryAfterSeconds: 5, cause },
  );

/** Turns what the database or the disk threw into the product's own error; anything else stays unexpected. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseProblem) return new AppError("unavailable", error.sentence, { cause: error });
  const code = errorCode(error);
  const path = pathOf(error);
  if (path !== "" && (code === "EACCES" || code === "EPERM"))
    return new AppError("unavailable", notPermitted(path).sentence, { cause: error });
  if (code === "ENOTDIR")
    return new AppError(
      "unavailable",
      text("A file stands where Tureen needs a folder ({file}). Nothing was saved: move it away and try again.", {
        file: basename(dirname(path)),
      }),
      { cause: error },
    );
  if (code === "EMFILE" || code === "ENFILE")
    return new AppError(
      "unavailable",
      text("Too many files are open on the box at the moment. Nothing was saved: try again in a minute."),
      { retryAfterSeconds: 30, cause: error },
    );
  if (code?.startsWith("SQLITE_BUSY") || code?.startsWith("SQLITE_LOCKED")) return anotherWrites(error);
  if (code === "SQLITE_FULL" || code === "ENOSPC" || code === "EDQUOT") {
    return new AppError("disk-full", DISK_IS_FULL, { cause: error });
  }
  if (code?.startsWith("SQLITE_READONLY") || code?.startsWith("SQLITE_IOERR") || WRITING_REFUSED.has(code ?? "")) {
    return new AppError(
      "disk-full",
      text("Tureen cannot write to its disk at the moment. Nothing was saved: check the disk and try again."),
      { cause: error },
    );
  }
  return null;
}

/** Whether it was the disk or the database file that did not let something be written. */
export function isDiskProblem(error: unknown): boolean {
  const kind = asAppError(error)?.kind;
  return kind === "disk-full" || kind === "unavailable";
}

/** Which file it was about; "" where nobody says. */
function pathOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "path" in error && typeof error.path === "string" ? error.path : pathOf(error.cause);
}

function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}
