// What `npm start` and all others start: the server as the build has left it, mostly compiled.
import "./v8-flags";
import { readServer, runServer } from "./server-script";

runServer(readServer(import.meta.dirname), import.meta.dirname);
