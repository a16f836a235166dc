import { text } from "@tureen/messages/text";
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import type { App, RequestContext } from "#core/app-context";
import { AppError, ERROR_KINDS } from "#core/app-error";
import { authenticate } from "#core/sign-ins/authenticate";
import { photoBudget } from "#http/bodies/body-budget";
import { readJsonBody, STRANGERS_BODY_BYTES, USUAL_BODY_BYTES } from "#http/bodies/read-body";
import { translateFor } from "#core/language";
import { requestContext } from "../http/request-context";
import { sendWhenDone } from "#http/answers/send-when-done";
import { errorToSend } from "#http/errors/known-error";
import type { ProcedureTable } from "../trpc/procedure-table";
import { readUpload } from "./receive-form";
import { sendEvents } from "./send-events";
import { removeStored, storeUpload } from "./store-upload";
import type { FileUpload, RestRoute } from "./rest-route";

/** The documented calls, mounted below /api: each row of the table over the same procedures that the web app uses. */
export function restRouter(app: App, procedures: ProcedureTable, routes: readonly RestRoute[]): Router {
  const rest = Router({ caseSensitive: true });
  for (const row of routes) {
    const register = row.method.toLowerCase() as "get" | "post" | "put" | "delete"; // the four methods of a row
    // Who asks is settled before a byte of the body is read.
    rest[register](
      row.path,
      guard(app, procedures, row),
      roomForBody(row),
      bodyReader(procedures, row),
      answer(app, procedures, row),
    );
  }
  return rest;
}

/** Last in /api: what no row answers, and what went wrong; always one sentence in JSON. */
export const unknownCall: RequestHandler = (request, response) => {
  sendError(request, response, new AppError("not-found", text("There is no such call.")));
};

/** The last handler: whatever was thrown becomes one sentence in JSON. Where an answer has begun, Express cuts it off. */
export const restErrors = (app: App): ErrorRequestHandler => {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    sendError(request, response, errorToSend(app, error));
  };
};

function guard(app: App, procedures: ProcedureTable, row: RestRoute): RequestHandler {
  const access = procedures.accessOf(row.procedure);
  return (request, response, next) => {
    const context = requestContext(app, request, response);
    authenticate(context, access);
    // The procedure counts the call; a file that it would refuse is not taken in.
    if (row.upload && procedures.isCostly(row.procedure)) app.callLimiter.check(context.address);
    next();
  };
}

/** What is read into memory and may be large waits until the others leave room; what goes to the disk does not. */
function roomForBody(row: RestRoute): RequestHandler {
  const maxBytes = row.send ? 0 : Math.max(row.maxBodyBytes ?? 0, row.upload?.maxBytes ?? 0);
  return async (request, response, next) => {
    if (maxBytes > USUAL_BODY_BYTES) await photoBudget.admit(request, response, maxBytes);
    next();
  };
}

function bodyReader(procedures: ProcedureTable, row: RestRoute): RequestHandler {
  if (row.upload || row.method === "GET" || row.method === "DELETE") return (_request, _response, next) => next();
  const json = readJsonBody(
    procedures.accessOf(row.procedure) === "open" ? STRANGERS_BODY_BYTES : (row.maxBodyBytes ?? USUAL_BODY_BYTES),
  );
  return (request, response, next) => {
    if (hasBody(request) && !request.is("application/json")) {
      throw new AppError("wrong-type", text("Please send the data as JSON (Content-Type: application/json)."));
    }
    json(request, response, next);
  };
}

function answer(app: App, procedures: ProcedureTable, row: RestRoute): RequestHandler {
  return async (request, response) => {
    const context = requestContext(app, request, response);
    if (row.send) {
      await row.send(context, request, response);
      return;
    }
    const input = await readInput(app, request, row);
    try {
      await callAndSend({ context, request, response, procedures, row }, input);
    } catch (error) {
      if (row.upload?.onDisk !== undefined) await removeStored(app.uploadsFolder, Object.values(input));
      throw error;
    }
  };
}

interface Call {
  readonly context: RequestContext;
  readonly request: Request;
  readonly response: Response;
  readonly procedures: ProcedureTable;
  readonly row: RestRoute;
}

async function callAndSend(
  { context, request, response, procedures, row }: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const call = (by: RequestContext, path = row.procedure): Promise<unknown> => procedures.call(path, by, input);
  if (row.whenAsync && /\brespond-async\b/i.test(request.get("prefer") ?? "")) {
    const output = await call(context, row.whenAsync);
    response.status(202).set("Preference-Applied", "respond-async").json(output);
    return;
  }
  if (row.takesLong) {
    await sendWhenDone(context, response, (hasBegun) => call({ ...context, hasBegun }));
    return;
  }
  const output = await call(context);
  // Safe: a row says so only of a procedure that yields.
  if (row.events) await sendEvents(response, row.events, output as AsyncIterable<unknown>, context.signal);
  else if (row.download) sendText(response, output);
  else response.status(row.status ?? 200).json(output);
}

async function readInput(app: App, request: Request, row: RestRoute): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = row.upload
    ? { ...request.query, ...(await readFile(app, request, row.upload)) }
    : row.method === "GET" || row.method === "DELETE"
      ? request.query
      : request.body;
  if (body !== undefined && (typeof body !== "object" || body === null || Array.isArray(body))) {
    throw new AppError("bad-input", text("The data must be one JSON object."));
  }
  // Path parameters come last: a body cannot say that it means another thing than the address.
  return { ...body, ...row.input, ...request.params };
}

function readFile(app: App, request: Request, upload: FileUpload): Promise<Readonly<Record<string, unknown>>> {
  return upload.onDisk === undefined
    ? readUpload(request, upload)
    : storeUpload(request, app.uploadsFolder, upload, upload.onDisk);
}

function sendText(response: Response, output: unknown): void {
  const { fileName, text } = output as { fileName: string; text: string }; // `download` rows answer with exportOutput
  response
    .type(fileName.endsWith(".json") ? "application/ld+json" : "text/plain; charset=utf-8")
    .set("Content-Disposition", `attachment; filename="${fileName}"`)
    .send(text);
}

function sendError(request: Request, response: Response, error: AppError): void {
  if (error.retryAfterSeconds !== undefined) response.set("Retry-After", String(error.retryAfterSeconds));
  response.status(ERROR_KINDS[error.kind].status).json({ ...error.fields, error: error.in(translateFor(request)) });
}

function hasBody(request: Request): boolean {
  return request.get("transfer-encoding") !== undefined || Number(request.get("content-length") ?? 0) > 0;
}
