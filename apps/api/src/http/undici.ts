/**
 * What is used of undici, a fifth of the server's code, to be read when something is first fetched: `import()` this module,
 * not the package. The bundle gives a package that is written for `require` to `import()` without its names; a module of
 * ours keeps them.
 */
export { Agent, buildConnector, fetch } from "undici";
