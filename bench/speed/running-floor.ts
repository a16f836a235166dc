import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { HttpClient } from "./http-client";
import type { Measured } from "./measure";
import { PROBE, restOf } from "./running-server";

const FLOOR = fileURLToPath(new URL("./floor-child.ts", import.meta.url));

/** The floor, serving a copy of the household's database. */
export interface RunningFloor extends Measured {
  stop(): Promise<void>;
}

export async function startFloor(database: string): Promise<RunningFloor> {
  const child = fork(FLOOR, [database], { execArgv: ["--import", "tsx", "--import", PROBE] });
  const [{ port }] = (await once(child, "message")) as [{ port: number }]; // floor-child's own message comes first
  const client = new HttpClient(port);
  return {
    client,
    rest: () => restOf(child),
    stop: async () => {
      await client.close();
      child.kill();
      await once(child, "exit");
    },
  };
}
