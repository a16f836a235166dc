// The protocol's library is loaded with this file, when an assistant first asks.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Request, Response } from "express";
import type { RequestContext } from "#core/app-context";
import { authenticate } from "#core/sign-ins/authenticate";
import { knownError } from "#http/errors/known-error";
import type { ObjectSchema } from "../trpc/procedure-schemas";
import type { ProcedureTable } from "../trpc/procedure-table";
import { VERSION } from "#core/version";

const INSTRUCTIONS =
  "Tureen holds one household's recipes, the plan of its week and its shopping lists. Dates are YYYY-MM-DD. Find a recipe by recipes_search and read it by recipes_byId; ids are needed to plan one.";

export interface McpTool {
  /** "recipes_search": a dot is no letter of a tool's name. */
  readonly name: string;
  readonly procedure: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema & { readonly type: "object" };
  readonly isReading: boolean;
}

/** What assistants may call, and by what. */
export interface McpOffer {
  readonly procedures: ProcedureTable;
  /** Made when they are first asked for. */
  readonly tools: () => readonly McpTool[];
}

/** Answers one message of the protocol: nothing is kept between two, so that a restart loses nobody. */
export async function answerMcp(
  offer: McpOffer,
  context: RequestContext,
  request: Request,
  response: Response,
): Promise<void> {
  const server = new Server(
    { name: "tureen", version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: offer
      .tools()
      .filter((tool) => mayUse(offer, context, tool))
      .map(({ name, description, inputSchema, isReading }) => ({
        name,
        description,
        inputSchema,
        annotations: { readOnlyHint: isReading, openWorldHint: false },
      })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(offer, context, params.name, params.arguments),
  );
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}

/** A token that may only read is not shown what writes. */
function mayUse({ procedures }: McpOffer, context: RequestContext, tool: McpTool): boolean {
  try {
    authenticate(context, procedures.accessOf(tool.procedure));
    return true;
  } catch {
    return false;
  }
}

async function callTool(
  { procedures, tools }: McpOffer,
  context: RequestContext,
  name: string,
  input: unknown,
): Promise<CallToolResult> {
  const tool = tools().find((each) => each.name === name);
  if (!tool) return refusal(`There is no tool called '${name}'.`);
  try {
    const output = await procedures.call(tool.procedure, context, input);
    return { content: [{ type: "text", text: JSON.stringify(output) }] };
  } catch (error) {
    const known = knownError(error);
    if (!known) throw error;
    return refusal(known.in(context.t));
  }
}

/** A sentence that a model can act upon. */
function refusal(sentence: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: sentence }] };
}
