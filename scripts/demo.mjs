// `pnpm db:demo`: fills an empty database with a household to look around in.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap, ROOT } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
await import(pathToFileURL(join(ROOT, "apps", "api", "dist", "demo.js")).href);
