/**
 * What is used of undici, to be read when somebody first asks a model. The bundle gives a package that is written for
 * `require` to `import()` without its names; a module of ours keeps them.
 */
export { Agent, fetch } from "undici";
