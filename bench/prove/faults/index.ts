import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { FAULTS, type Fault } from "./faults";

/**
 * `pnpm prove faults [word]`: plants one fault after the other in a copy of what is committed, and runs the tests that must
 * notice it. Ends with 1 where one survives, or where the text that it changes is not found any more.
 */
const [word = ""] = process.argv.slice(2);
const wanted = FAULTS.filter(({ what }) => what.includes(word));
const copy = join(mkdtempSync(join(tmpdir(), "tureen-faults-")), "copy");
const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" });

function leave(): void {
  spawnSync("git", ["worktree", "remove", "--force", copy]);
  rmSync(join(copy, ".."), { recursive: true, force: true });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => (leave(), process.exit(130)));

git("worktree", "add", "--detach", copy, "HEAD");
try {
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--silent"], {
    cwd: copy,
    stdio: ["ignore", 2, 2],
  });
  const files = git("ls-files").split("\n");
  const parts = [...new Set(wanted.flatMap(({ tests }) => tests))];
  if (!passes(parts)) throw new Error("The tests fail without any fault: mend them first.");
  process.stdout.write("| fault | tests | |\n| --- | --- | --- |\n");
  for (const fault of wanted) {
    const verdict = verdictOf(fault, files);
    if (verdict !== "killed") process.exitCode = 1;
    process.stdout.write(`| ${fault.what} | ${fault.tests.join(" ")} | ${verdict} |\n`);
  }
} finally {
  leave();
}

function verdictOf({ file, search, replacement, tests }: Fault, files: readonly string[]): string {
  const named = files.filter((path) => basename(path) === file).map((path) => join(copy, path));
  const [path, ...others] = named.filter((each) => readFileSync(each, "utf8").includes(search));
  if (path === undefined || others.length > 0)
    return `NOT PLANTED: ${path ? "several files named" : "no file named"} ${file} ${path ? "have" : "has"} its text; mend its row in faults.ts`;
  const text = readFileSync(path, "utf8");
  // As a function: a dollar sign in it means itself.
  writeFileSync(
    path,
    text.replace(search, () => replacement),
  );
  try {
    return passes(tests) ? "SURVIVED" : "killed";
  } finally {
    writeFileSync(path, text);
  }
}

/** @throws Error where no test bears such a name: nothing would have been proved. */
function passes(tests: readonly string[]): boolean {
  const report = join(copy, "node_modules", "faults.json");
  rmSync(report, { force: true });
  const words = ["vitest", "run", ...tests, "--bail=1", "--reporter=json", `--outputFile=${report}`];
  const { status } = spawnSync("npx", words, { cwd: copy, stdio: "ignore" });
  const { numTotalTests: ran } = JSON.parse(readFileSync(report, "utf8")) as { numTotalTests: number };
  if (ran === 0 && status === 0) throw new Error(`No test is named ${tests.join(" or ")}.`);
  return status === 0;
}
