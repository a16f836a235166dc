import { performance } from "node:perf_hooks";
import { startServer } from "../../../speed/running-server";
import { Family, send } from "../../family";
import { inFolder, listed, progress, type Proof } from "../../proof";

const AT_ONCE = 20;
const GUESSES = 10_000;
const FORGED_HEADERS = 1_000;

/** Strangers at the two doors that open without the password: links for guests, and a gate's header. */
export const proof: Proof = {
  title: "guessed links for guests, and a gate's header forged without its proxy",
  goal: "0 in; the guest with the link and the signed-in phone are answered each time",
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const problems: string[] = [];
      const environment = { TRUST_PROXY: "10.0.0.0/8", TRUSTED_USER_HEADER: "Remote-User" };
      const server = await startServer(folder, environment);
      const family = await Family.signIn(server.port);
      const links = await guessLinks(family, problems);
      const header = await forgeHeader(family, problems);
      await server.stop();
      return { result: `${links}; ${header}; problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};

async function guessLinks(family: Family, problems: string[]): Promise<string> {
  await family.addRecipe("Soup");
  const [soup] = await family.recipes();
  const make = async (): Promise<{ path: string; link: { id: number } }> => {
    const { text } = await family.call("POST", "/admin/guest-links", { recipe_id: soup?.id });
    return JSON.parse(text) as { path: string; link: { id: number } }; // the call's own answer
  };
  const [open, ended] = [await make(), await make()];
  await family.call("DELETE", `/admin/guest-links/${ended.link.id}`);
  const phone = (): Promise<number> => timed(family, "/api/larder", problems);
  const quietMs = await median(Array.from({ length: AT_ONCE }, () => phone));
  const phoneMs: number[] = [];
  let found = 0;
  for (let number = 0; number < GUESSES; number += AT_ONCE) {
    const guesses = Array.from({ length: AT_ONCE }, (_, at) => guessOf(number + at, open.path, ended.path));
    const answers = await Promise.all(guesses.map((path) => send(family.port, "GET", path)));
    found += answers.filter(({ status, text }) => status < 400 || text.includes("Soup")).length;
    phoneMs.push(await phone());
    if (number % 1000 === 0) await timed({ port: family.port, token: "" }, open.path, problems);
    progress(number, GUESSES, "guesses");
  }
  if (found > 0) problems.push(`${found} guesses opened the recipe`);
  return `${GUESSES} guesses of links: ${found} in; the phone meanwhile ${middle(phoneMs).toFixed(1)} ms, before ${quietMs.toFixed(1)} ms`;
}

/** By turns a key of chance, the open one with a character changed, cut, or written otherwise, and one that was ended. */
function guessOf(number: number, open: string, ended: string): string {
  const at = "/guest/".length + (number % 22);
  const other = open[at] === "A" ? "B" : "A";
  const near = [
    open.slice(0, at) + other + open.slice(at + 1),
    open.slice(0, -1),
    `${open}A`,
    open.toUpperCase() === open ? `${open}=` : `/guest/${open.slice(7).toUpperCase()}`,
    `${ended}/1600.webp`,
    ended,
    `/guest/${Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64url")}`,
  ];
  return near[number % near.length] ?? ended;
}

async function forgeHeader({ port }: Family, problems: string[]): Promise<string> {
  const names = ["Remote-User", "remote-user", "REMOTE-USER", "Remote_User", "X-Remote-User", "X-Forwarded-User"];
  let entered = 0;
  for (let number = 0; number < FORGED_HEADERS; number += 1) {
    const headers = {
      [names[number % names.length] ?? ""]: "anna",
      "x-forwarded-for": "10.1.1.1",
      forwarded: "for=10.1.1.1",
    };
    const asked =
      number % 2 === 0
        ? await send(port, "POST", "/api/auth/gate", { headers, body: { user: "anna" } })
        : await send(port, "GET", number % 4 === 1 ? "/api/recipes" : "/trpc/larder.list", { headers });
    if (asked.status !== 401 && asked.status !== 429) entered += 1;
  }
  if (entered > 0) problems.push(`${entered} forged headers were answered`);
  return `${FORGED_HEADERS} forged headers: ${entered} in`;
}

/** How long a call takes that must be answered, in milliseconds. */
async function timed(of: Pick<Family, "port" | "token">, path: string, problems: string[]): Promise<number> {
  const startedAtMs = performance.now();
  const { status } = await send(of.port, "GET", path, of.token === "" ? {} : { token: of.token });
  if (status !== 200) problems.push(`${path.replace(/guest\/.*/, "guest/…")} was answered with ${status}`);
  return performance.now() - startedAtMs;
}

async function median(calls: readonly (() => Promise<number>)[]): Promise<number> {
  const taken: number[] = [];
  for (const call of calls) taken.push(await call());
  return middle(taken);
}

const middle = (taken: readonly number[]): number => taken.toSorted((a, b) => a - b)[taken.length >> 1] ?? 0;
