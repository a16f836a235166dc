import { run } from "./run";

await run();
