import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createApp } from "#start/app";
import type { App } from "#core/app-context";
import { createSignIn } from "../features/auth/access-token.service";

/** What came back, not yet trusted to be JSON. */
export interface HttpResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface Body {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Sends bytes as they are to a call below /api, signed in. */
export type Send = (method: string, path: string, body?: Body) => Promise<HttpResponse>;

/** Listens on a port of its own until the test is over. */
export async function serve(app: App): Promise<Send> {
  const server = createServer(createApp(app)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a socket file
  const authorization = `Bearer ${createSignIn(app)}`;
  return async (method, path, body) => {
    const headers = { authorization, ...(body ? { "content-type": body.type } : {}) };
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers,
      ...(body ? { body: body.content } : {}),
    });
    return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
  };
}

export const json = (body: unknown): Body => ({ type: "application/json", content: JSON.stringify(body) ?? "" });
