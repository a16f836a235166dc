/**
 * The path below which this app is served: "" or "/tureen". The scripts of a build lie in its `assets`, and so know it from where
 * they came: one build serves below every path.
 */
export const BASE_PATH: string = import.meta.env.PROD
  ? new URL(import.meta.url.replace(/\/assets\/[^/]*$/, "/")).pathname.slice(0, -1)
  : "";

/** As the browser takes it: of "/recipes" it is "/tureen/recipes". */
export const hrefOf = (path: string): string => BASE_PATH + path;
