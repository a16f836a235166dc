// The protocol's library is loaded with this file, when an assistant first asks.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { Request, Response } from "express";
import type { RequestContext } from "#core/app-context";
import { authenticate } from "../features/auth/access-token.service";
import { callProcedure } from "../trpc/call-procedure";
import { knownError } from "../trpc/init";
import { accessOfProcedure } from "../trpc/procedure-meta";
import { VERSION } from "#core/version";
import { mcpTools, type McpTool } from "#start/mcp-tools";

const INSTRUCTIONS =
  "Tureen holds one household's recipes, the plan of its week and its shopping lists. Dates are YYYY-MM-DD. Find a recipe by recipes_search and read it by recipes_byId; ids are needed to plan one.";

/** Answers one message of the protocol: nothing is kept between two, so that a restart loses nobody. */
export async function answerMcp(context: RequestContext, request: Request, response: Response): Promise<void> {
  const server = new Server(
    { name: "tureen", version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: mcpTools()
      .filter((tool) => mayUse(context, tool))
      .map(({ name, description, inputSchema, isReading }) => ({
        name,
        description,
        inputSchema,
        annotations: { readOnlyHint: isReading, openWorldHint: false },
      })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(context, params.name, params.arguments));
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}

/** A token that may only read is not shown what writes. */
function mayUse(context: RequestContext, tool: McpTool): boolean {
  try {
    authenticate(context, accessOfProcedure(tool.procedure));
    return true;
  } catch {
    return false;
  }
}

async function callTool(context: RequestContext, name: string, input: unknown): Promise<CallToolResult> {
  const tool = mcpTools().find((each) => each.name === name);
  if (!tool) return refusal(`There is no tool called '${name}'.`);
  try {
    const output = await callProcedure(tool.procedure, context, input);
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
