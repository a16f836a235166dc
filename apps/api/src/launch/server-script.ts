import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { crc32 } from "node:zlib";

/** What the build makes of the server: one function around all of it, in ASCII. */
const SOURCE = "server.cjs";
/** What V8 had made of it when it had answered its first requests, after a checksum of both: V8 itself compares lengths. */
const COMPILED = "server.compiled";
const CHECKSUM_BYTES = 4;

/** The server that was built into a folder, not yet run: from the compiled code where that is whole and V8 takes it. */
export function readServer(folder: string): Script {
  const source = readFileSync(join(folder, SOURCE));
  return compile(folder, source, readCompiled(folder, source));
}

/** Runs it as Node runs a CommonJS module. */
export function runServer(script: Script, folder: string): void {
  const run = script.runInThisContext() as ModuleFunction; // what the build wraps around it
  const path = join(folder, SOURCE);
  const module = { exports: {} };
  run(module.exports, createRequire(path), module, path, folder);
}

/**
 * Keeps what V8 has compiled of a server that runs, for all starts to come: a quarter less time and processor.
 * @throws Error where V8 would not take it back
 */
export function keepCompiled(script: Script, folder: string): void {
  const source = readFileSync(join(folder, SOURCE));
  const code = script.createCachedData();
  if (compile(folder, source, code).cachedDataRejected)
    throw new Error("V8 does not take back the code that it has compiled.");
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32BE(checksumOf(source, code));
  const path = join(folder, COMPILED);
  writeFileSync(path, Buffer.concat([checksum, code]));
  chmodSync(path, 0o644); // a server that runs here lets nobody else read what it writes
}

type ModuleFunction = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void;

function compile(folder: string, source: Buffer, cachedData: Buffer | undefined): Script {
  return new Script(source.toString("latin1"), {
    filename: join(folder, SOURCE),
    ...(cachedData ? { cachedData } : {}),
  });
}

/** V8 believes what it is given: code that a power cut has torn, or of another build, is none. */
function readCompiled(folder: string, source: Buffer): Buffer | undefined {
  let file: Buffer;
  try {
    file = readFileSync(join(folder, COMPILED));
  } catch {
    return undefined; // it saves time, and nothing else
  }
  const code = file.subarray(CHECKSUM_BYTES);
  const isWhole = file.length > CHECKSUM_BYTES && file.readUInt32BE() === checksumOf(source, code);
  return isWhole ? code : undefined;
}

const checksumOf = (source: Buffer, code: Buffer): number => crc32(code, crc32(source));
