import express, { type Express } from "express";
import { IncomingMessage, ServerResponse } from "node:http";

/** For `createServer`: what it makes its requests and answers of. */
export interface MessageClasses {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Requests and answers that are Express's own from the start. Express gives those that Node has made another prototype one
 * by one, and V8 gives each of them a hidden class of its own with that: whatever looks at one afterwards looks it up as if
 * for the first time, half of the time of a bare request through Express (docs/decisions/0025).
 */
export function createMessageClasses(): MessageClasses {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, express.request);
  Object.setPrototypeOf(ExpressResponse.prototype, express.response);
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}

/** Has an app find on the messages of these classes the prototypes that it would give them; of several apps the last. */
export function useMessages(server: Express, { IncomingMessage, ServerResponse }: MessageClasses): void {
  const [request, response] = [IncomingMessage.prototype, ServerResponse.prototype];
  for (const prototype of [request, response]) Object.assign(prototype, { app: server });
  Object.assign(server, { request, response });
}
