// `npm run build`: installs and builds what is not up to date, and starts nothing.
import { bootstrap } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
