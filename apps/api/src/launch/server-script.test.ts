import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { keepCompiled, readServer, runServer } from "./server-script";

const saying = (word: string): string =>
  `(function (exports, require, module, __filename, __dirname) {"use strict";
    const say = () => globalThis.said.push(${JSON.stringify(word)} + require("node:path").basename(__filename));
    say();
  })`;

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tureen-launch-"));
  said = [];
  Object.assign(globalThis, { said });
});

const build = (word: string): void => writeFileSync(join(folder, "server.cjs"), saying(word));

function start(): boolean | undefined {
  const script = readServer(folder);
  runServer(script, folder);
  return script.cachedDataRejected;
}

describe("the built server", () => {
  test("runs from its source where nothing was compiled", () => {
    build("soup ");
    expect(start()).toBeUndefined();
    expect(said).toEqual(["soup server.cjs"]);
  });

  test("runs from what was compiled when it ran before", () => {
    build("soup ");
    const script = readServer(folder);
    runServer(script, folder);
    keepCompiled(script, folder);
    expect(start()).toBe(false);
    expect(said).toEqual(["soup server.cjs", "soup server.cjs"]);
  });

  test("never runs compiled code of another build, though it be as long", () => {
    build("soup ");
    keepCompiled(readServer(folder), folder);
    build("stew ");
    expect(start()).toBeUndefined();
    expect(said).toEqual(["stew server.cjs"]);
  });

  test("runs from its source where the compiled code is torn, or empty", () => {
    build("soup ");
    keepCompiled(readServer(folder), folder);
    const path = join(folder, "server.compiled");
    const whole = readFileSync(path);
    const torn = Buffer.from(whole);
    torn.fill(0, torn.length >> 1);
    for (const damaged of [torn, whole.subarray(0, whole.length >> 1), Buffer.alloc(0)]) {
      writeFileSync(path, damaged);
      expect(start()).toBeUndefined();
    }
    expect(said).toHaveLength(3);
  });
});
