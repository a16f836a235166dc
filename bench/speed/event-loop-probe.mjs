// Loaded into the server that is measured (node --import): tells over the channel to its parent how long its event
// loop was held up and what it has worked since it was last asked, and how much memory it takes.
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let workedBefore = process.cpuUsage();

process.on("message", () => {
  const toMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const worked = process.cpuUsage(workedBefore);
  process.send?.({
    longestMs: toMs(delay.max),
    workedMs: (worked.user + worked.system) / 1000,
    residentMb: process.memoryUsage.rss() / 2 ** 20,
  });
  delay.reset();
  workedBefore = process.cpuUsage();
});
// The channel alone must not keep a server alive that is told to stop, and without it nobody is there who would stop it.
process.channel?.unref();
process.once("disconnect", () => process.exit());
