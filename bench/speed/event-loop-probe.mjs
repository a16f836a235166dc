// Loaded into the server that is measured (node --import): tells over the channel to its parent how long its event
// loop was held up and what it has worked since it was last asked, and how much memory it takes. It begins to watch the
// loop when it is first asked: watching wakes the server a thousand times a second.
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let workedBefore = process.cpuUsage();

process.on("message", (question) => {
  const residentMb = process.memoryUsage.rss() / 2 ** 20;
  if (question === "rest") {
    const { user, system } = process.cpuUsage();
    process.send?.({ residentMb, cpuMs: (user + system) / 1000 });
    return;
  }
  const toMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const worked = process.cpuUsage(workedBefore);
  delay.enable();
  process.send?.({
    longestMs: toMs(delay.max),
    workedMs: (worked.user + worked.system) / 1000,
    residentMb,
  });
  delay.reset();
  workedBefore = process.cpuUsage();
});
// The channel alone must not keep a server alive that is told to stop, and without it nobody is there who would stop it.
process.channel?.unref();
process.once("disconnect", () => process.exit());
