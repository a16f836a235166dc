import { TRPCError, getTRPCErrorFromUnknown, getTRPCErrorShape, transformTRPCResponse } from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { Request, RequestHandler } from "express";
import type { App, RequestContext } from "../app-context";
import { requestContext } from "../http/request-context";
import { sendJson } from "../http/send-json";
import { appRouter } from "./app-router";
import { callProcedure } from "./call-procedure";
import { typeOfProcedure } from "./procedure-meta";

const config = appRouter._def._config;

/** What a request asks for: one call, or several that are answered together. */
interface PlainRequest {
  readonly type: "query" | "mutation";
  readonly isBatch: boolean;
  readonly calls: readonly { readonly path: string; readonly input: unknown }[];
}

/**
 * Answers the plain case of tRPC's protocol, queries by GET and mutations by POST with JSON and no stream, straight from
 * Node's request and response (docs/decisions/0013). tRPC's Express adapter goes by way of the fetch standard's Request,
 * Response and streams, which takes two thirds of the time of opening a recipe. Procedures, error shapes and statuses are
 * tRPC's own; whatever is not plain is left to the adapter.
 */
export function plainCalls(app: App, maxCalls: number): RequestHandler {
  return async (request, response, next) => {
    const plain = plainRequest(request, maxCalls);
    if (!plain) {
      next();
      return;
    }
    const context = requestContext(app, request, response);
    const results = await Promise.all(plain.calls.map(({ path, input }) => resultOf(context, plain.type, path, input)));
    const [first] = results;
    const answer = plain.isBatch || !first ? results : first;
    response.setHeader("Cache-Control", "no-store");
    const status = getHTTPStatusCode(results);
    sendJson(request, response, status, transformTRPCResponse(config, answer));
  };
}

async function resultOf(ctx: RequestContext, type: "query" | "mutation", path: string, input: unknown) {
  try {
    const data = await callProcedure(path, ctx, input);
    if (isStream(data)) throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE", message: STREAM_ONLY });
    return { result: { data } };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    return { error: getTRPCErrorShape({ config, error, type, path, input, ctx }) };
  }
}

const STREAM_ONLY = "This call answers bit by bit. Ask for it with the header trpc-accept: application/jsonl.";

const isStream = (data: unknown): boolean => typeof data === "object" && data !== null && Symbol.asyncIterator in data;

/** Null for what is not plain, or not in order: the adapter knows what to say of it. */
function plainRequest(request: Request, maxCalls: number): PlainRequest | null {
  const { method, headers, query } = request;
  const type = method === "GET" ? "query" : method === "POST" ? "mutation" : null;
  if (!type || headers["trpc-accept"] !== undefined || headers.accept?.includes("jsonl")) return null;
  const isJson = headers["content-type"]?.startsWith("application/json") ?? type === "query";
  if (!isJson || query["connectionParams"] !== undefined) return null;
  const isBatch = query["batch"] === "1";
  const name = request.path.slice(1);
  const paths = isBatch ? name.split(",", maxCalls + 1) : [name];
  if (paths.length > maxCalls || paths.some((path) => typeOfProcedure(path) !== type)) return null;
  const sent = parsed(type === "query" ? (query["input"] ?? "{}") : request.body);
  if (!sent) return null;
  const calls = paths.map((path, index) => ({ path, sent: isBatch ? (sent[index] ?? {}) : sent }));
  if (!calls.every(hasPlainInput)) return null;
  return { type, isBatch, calls: calls.map(({ path, sent: { json } }) => ({ path, input: json })) };
}

/** The envelope of superjson around what JSON can hold by itself; what needs its `meta` is not plain. */
function hasPlainInput<Call extends { sent: unknown }>(call: Call): call is Call & { sent: { json?: unknown } } {
  return isRecord(call.sent) && Object.keys(call.sent).every((key) => key === "json");
}

function parsed(text: unknown): Record<PropertyKey, unknown> | null {
  if (typeof text !== "string") return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
