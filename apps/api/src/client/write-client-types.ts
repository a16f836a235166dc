import { writeFileSync } from "node:fs";
import { clientTypes } from "./client-types";

/** Writes the types that the client package is published with into the file that is named. */
const [path] = process.argv.slice(2);
if (path) writeFileSync(path, clientTypes());
