import { text } from "@tureen/messages/text";
import { Router } from "express";
import type { App } from "#core/app-context";
import { AppError } from "#core/app-error";
import { authenticate } from "#core/sign-ins/authenticate";
import { readJsonBody, USUAL_BODY_BYTES } from "#http/bodies/read-body";
import type { McpOffer } from "./mcp-server";
import { requestContext } from "../http/request-context";

/**
 * The Model Context Protocol for assistants at home (streamable HTTP, without sessions): `POST /mcp` with an API token. Who
 * asks is settled before a byte of the body is read.
 */
export function mcpHandler(app: App, offer: McpOffer): Router {
  const mcp = Router();
  mcp.use((request, response, next) => {
    response.set("Cache-Control", "no-store");
    authenticate(requestContext(app, request, response), "read");
    next();
  });
  mcp.post("/", readJsonBody(USUAL_BODY_BYTES), async (request, response) => {
    const { answerMcp } = await import("./mcp-server");
    await answerMcp(offer, requestContext(app, request, response), request, response);
  });
  mcp.all("/", (_request, response) => {
    response.set("Allow", "POST");
    throw new AppError("not-found", text("Assistants ask by POST here; this server sends nothing on its own."));
  });
  return mcp;
}
