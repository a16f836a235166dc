// `npm run build:household`: installs and builds, and starts nothing: for a service that runs the built server by itself.
import { bootstrap } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
