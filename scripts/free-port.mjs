import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems hand out by themselves (Linux from 32,768 on): no other program is given one of these meanwhile. */
const PORTS = [20_000, 32_000];
const ATTEMPTS = 50;

/** A port of this box that nobody listens on. */
export async function freePort() {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(...PORTS);
    const probe = createServer().listen(port);
    try {
      await once(probe, "listening");
      probe.close();
      await once(probe, "close");
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
