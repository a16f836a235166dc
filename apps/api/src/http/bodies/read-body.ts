import { getOrAdd } from "@tureen/domain/ordering/get-or-add";
import { text } from "@tureen/messages/text";
import express, { type RequestHandler } from "express";
import type { IncomingMessage } from "node:http";
import { AppError } from "#core/app-error";
import { refuseCostlyJson } from "./json-bounds";

/** The longest password that is accepted, each character escaped, and what stands around it. */
export const STRANGERS_BODY_BYTES = 8 * 1024;
/** For all calls but those that take photos (decisions, section 2). */
export const USUAL_BODY_BYTES = 1024 * 1024;

const verify = (_request: IncomingMessage, _response: unknown, body: Buffer, charset: string | undefined): void => {
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new AppError("wrong-type", text("Please send the data as JSON in UTF-8."));
  refuseCostlyJson(body);
};

/** Reads a JSON body of at most `limit` bytes; its depth and its size are bounded before it is parsed. */
export function readJsonBody(limit: number): RequestHandler {
  return express.json({ limit, strict: false, verify });
}

/** By the limit: the few there are come with each request. */
const textReaders = new Map<number, RequestHandler>();

/** The same, for somebody who parses the text later. */
export function readTextBody(limit: number): RequestHandler {
  const reader = (): RequestHandler => express.text({ limit, type: () => true, defaultCharset: "utf-8", verify });
  return getOrAdd(textReaders, limit, reader);
}
