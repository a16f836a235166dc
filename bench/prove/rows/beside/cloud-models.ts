import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startServer } from "../../../speed/running-server";
import { Family, send, type Answered } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

const CLOUD_CHOICE = "gpt-oss:120b-cloud";

/** A stand-in for ollama.com counts what reaches it while every act of the AI is done beside models that answer there. */
export const proof: Proof = {
  title: "cloud models beside local ones",
  goal: "0 calls outside in every act of the AI, chosen earlier or not; allowed and chosen, they are made",
  isInShortForm: false,
  limitMinutes: 5,
  run: () =>
    inFolder(async (folder) => {
      // Make models, books and pictures of themselves: loaded only where they are used.
      const { startFakeOllama } = await import("@tureen/fake-ollama/start-fake-ollama");
      const { fakeModel } = await import("@tureen/fake-ollama/server/configuration");
      const { generateBook } = await import("@tureen/book-generator/generate-book");
      const { default: sharp } = await import("sharp");
      const { pdf } = await generateBook({ layout: "one-column", recipes: 2 });
      const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#c96" } })
        .jpeg()
        .toBuffer();

      const calls: string[] = [];
      const outside = await listen((url) => calls.push(url));
      const remoteHost = addressOf(outside);
      const cloud = { capabilities: ["completion", "vision"] as const, sizeBytes: 195, remoteHost };
      const double = await startFakeOllama();
      await double.control.mode({
        settings: { isCloudOff: false },
        models: [
          fakeModel({ ...cloud, name: "kimi-k2.5:cloud" }),
          fakeModel({ ...cloud, name: CLOUD_CHOICE }),
          fakeModel({ ...cloud, name: "a-copy:latest", sizeBytes: 4_000_000_000 }),
          fakeModel({ name: "small:1b" }),
          fakeModel({ name: "seer:4b", capabilities: ["completion", "vision"] }),
        ],
      });
      const server = await startServer(folder, { OLLAMA_HOST: double.url, IMPORT_ASK_ALL: "1" });
      const family = await Family.signIn(server.port);
      const procedure = (method: string, path: string, input?: unknown): Promise<Answered> =>
        send(server.port, method, `/trpc/${path}`, {
          token: family.token,
          ...(input === undefined ? {} : { body: { json: input } }),
        });
      const image = photo.toString("base64");
      const acts: readonly (readonly [string, () => Promise<Answered>])[] = [
        ["a wish", () => family.call("POST", "/recipes/suggest", { description: "a secret birthday cake" })],
        ["a photo of a meal", () => family.call("POST", "/recipes/suggest-with-image", { image, description: "" })],
        ["a photo of a recipe", () => family.sendFile("/recipes/upload-image", "image", "page.jpg", photo)],
        ["two photos", () => procedure("POST", "ai.readPhotos", { images: [{ image }, { image }] })],
        ["a pasted text", () => family.call("POST", "/recipes/read-page", { source: "beef mince 500g, 2 onions" })],
        ["a book", () => family.sendFile("/pdf-import/upload", "pdf", "book.pdf", pdf)],
        ["the self-test", () => procedure("POST", "ai.selfTest")],
        ["the admin page", () => procedure("GET", "ai.health")],
      ];
      const problems: string[] = [];
      const actAll = async (when: string): Promise<void> => {
        for (const [what, act] of acts) {
          const { status } = await act();
          // 503 says that no model may do it, in a sentence.
          if (status === 0 || status === 500) problems.push(`${what} ${when} was answered with ${status}`);
          if (calls.length > 0) problems.push(`${what} ${when} went outside: ${calls.splice(0).join(", ")}`);
        }
      };
      await actAll("with nothing chosen");
      await choose(family, CLOUD_CHOICE);
      await actAll("with an earlier choice of a cloud model");
      await family.call("PUT", "/admin/settings/cloud_models", { value: "on" });
      await family.call("POST", "/recipes/suggest", { description: "soup" });
      const allowed = calls.length;
      if (allowed === 0) problems.push("the stand-in hears nothing at all");
      await server.stop();
      await double.stop();
      outside.close();
      return {
        result: `${acts.length * 2} acts; once allowed and chosen ${allowed} calls; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function choose(family: Family, model: string): Promise<void> {
  for (const key of ["text_model", "vision_model"])
    await family.call("PUT", `/admin/settings/${key}`, { value: model });
}

async function listen(onCall: (url: string) => void): Promise<Server> {
  const server = createServer((request, response) => {
    onCall(String(request.url));
    response.end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
}
