// Builds what is not up to date, for the tests of the built product.
import { bootstrap } from "./bootstrap.mjs";
import { buildWhenChanged } from "./start.mjs";

bootstrap();
buildWhenChanged();
