// `npm run backup`, `npm run restore FILE`, `npm run export FILE`, `npm run reset-password`: what is done to a database from the box itself.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap, ROOT } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
await import(pathToFileURL(join(ROOT, "apps", "api", "dist", "commands.js")).href);
