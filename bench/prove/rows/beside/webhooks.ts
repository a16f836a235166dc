import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import { inFolder, listed, type Proof } from "../../proof";

/** The internet and the links of a cloud, plainly written and in disguise. */
const OUTSIDE = [
  "http://93.184.216.34/hook",
  "93.184.216.34:8123/hook",
  "http://0x5db8d822/",
  "http://1572395042/",
  "http://0135.0270.0330.042/",
  "http://[::ffff:93.184.216.34]/",
  "http://[2606:2800:220:1:248:1893:25c8:1946]/",
  "http://[64:ff9b::5db8:d822]/",
  "http://169.254.169.254/latest/meta-data",
  "http://[fe80::1]/",
];

/** Webhooks that would lead out of the house, by their address or by a redirect, and one that never answers. */
export const proof: Proof = {
  title: "webhooks outside, in disguise, redirecting, slow",
  goal: "0 messages outside or on to another address; nobody waits for one",
  isInShortForm: false,
  limitMinutes: 2,
  run: () =>
    inFolder(async (folder) => {
      let further = 0;
      let told = 0;
      const target = await listen((_request, response) => void ((further += 1), response.end()));
      const home = await listen((request, response) => {
        if (request.url === "/moved") response.writeHead(307, { location: addressOf(target) }).end();
        else if (request.url === "/taken") void ((told += 1), response.end());
      });
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      const outcomeOf = async (url: string): Promise<unknown> => {
        const made = await family.call("POST", "/admin/webhooks", { url, events: ["list.changed"] });
        const { webhook } = JSON.parse(made.text) as { webhook: { id: number } }; // what the call answers
        const { text } = await family.call("POST", `/admin/webhooks/${webhook.id}/test`);
        await family.call("DELETE", `/admin/webhooks/${webhook.id}`);
        return (JSON.parse(text) as { outcome: unknown }).outcome;
      };
      const problems: string[] = [];
      const expect = async (url: string, wanted: string): Promise<void> => {
        const outcome = await outcomeOf(url);
        if (outcome !== wanted) problems.push(`${url}: ${String(outcome)}`);
      };
      for (const url of OUTSIDE) await expect(url, "outside");
      await expect(`${addressOf(home)}/moved`, "redirected");
      await expect(`${addressOf(home)}/taken`, "taken");
      const slow = expect(`${addressOf(home)}/silent`, "late");
      const begun = performance.now();
      await family.call("GET", "/recipes");
      const waitedMs = Math.round(performance.now() - begun);
      if (waitedMs > 1000) problems.push(`a call waited ${waitedMs} ms beside a slow webhook`);
      await slow;
      if (further > 0) problems.push(`${further} messages went on by a redirect`);
      if (told !== 1) problems.push(`${told} messages at home instead of 1`);
      await server.stop();
      for (const each of [home, target]) {
        each.closeAllConnections();
        each.close();
      }
      return {
        result: `${OUTSIDE.length} addresses outside, ${further} followed, ${told} told at home; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
