import { startServer } from "../../../speed/running-server";
import { BENCH_PASSWORD } from "../../../speed/bench-password";
import { Family, send } from "../../family";
import { inFolder, listed, lookUntil, type Proof } from "../../proof";

const SETTINGS = ["", "1", "10.0.0.0/8"];

/** Wrong passwords with every header that a proxy could have set, by each TRUST_PROXY; all from this box. */
export const proof: Proof = {
  title: "200 wrong sign-ins, with every forged header, by each TRUST_PROXY",
  goal: ">= 190 refused unjudged where no proxy is believed; a signed-in phone never notices; the right password within 60 s",
  isInShortForm: false,
  limitMinutes: 10,
  run: () =>
    inFolder(async (folder) => {
      const tries = 200;
      const problems: string[] = [];
      const results: string[] = [];
      for (const setting of SETTINGS) {
        const server = await startServer(`${folder}/proxy-${SETTINGS.indexOf(setting)}`, { TRUST_PROXY: setting });
        const phone = await Family.signIn(server.port);
        let phoneFailed = 0;
        const guess = async (number: number): Promise<number> => {
          // Behind the proxy that is believed everyone has an address; what a client forges stands before that.
          const forged = `10.${number % 250}.${number % 7}.${number}`;
          const headers = {
            "x-forwarded-for": setting === "1" ? `${forged}, 192.168.1.66` : forged,
            forwarded: `for=${forged}`,
            "x-real-ip": forged,
            "x-client-ip": forged,
          };
          const { status } = await send(server.port, "POST", "/api/auth/login", {
            body: { password: `guess ${number}` },
            headers,
          });
          if ((await phone.call("GET", "/larder")).status !== 200) phoneFailed += 1;
          return status;
        };
        const statuses: number[] = [];
        for (let number = 0; number < tries; number += 20)
          statuses.push(
            ...(await Promise.all(Array.from({ length: Math.min(20, tries - number) }, (_, at) => guess(number + at)))),
          );
        const unjudged = statuses.filter((status) => status === 429).length;
        const startedAtMs = performance.now();
        const right = await lookUntil(
          () => send(server.port, "POST", "/api/auth/login", { body: { password: BENCH_PASSWORD } }),
          ({ status }) => status === 200,
          60_000,
        );
        await server.stop();
        const name = setting || "off";
        results.push(
          `${name}: ${unjudged} of ${tries} unjudged, in after ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`,
        );
        if (unjudged < tries - 10) problems.push(`${name}: ${unjudged} of ${tries} refused unjudged`);
        if (phoneFailed > 0) problems.push(`${name}: the phone was refused ${phoneFailed} times`);
        if (right.status !== 200) problems.push(`${name}: the right password was answered with ${right.status}`);
      }
      return { result: `${results.join("; ")}; problems: ${listed(problems)}`, holds: problems.length === 0 };
    }),
};
