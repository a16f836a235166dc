import type { Express } from "express";
import supertest from "supertest";
import { createApp } from "#start/app";
import type { App } from "#core/app-context";
import { createSignIn } from "../features/auth/access-token.service";

type Method = "get" | "post" | "put" | "delete";

/** The whole Express app, and a shortcut to its documented calls with a valid token. */
export function testApp(app: App): { server: Express; call: (method: Method, path: string) => supertest.Test } {
  const server = createApp(app);
  const token = createSignIn(app);
  return {
    server,
    call: (method, path) => supertest(server)[method](`/api${path}`).set("Authorization", `Bearer ${token}`),
  };
}

/** What a call is answered with, byte by byte. */
export async function bytesOf(test: supertest.Test): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const { body, headers } = await test
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  return { bytes: body as Buffer, headers }; // what the parser above has made of it
}
