// `npm test`: everything that must hold, from lint to the browser; ends with "N passed, N failed".
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bootstrap, runAside } from "./bootstrap.mjs";
import { findBrowser } from "./find-browser.mjs";
import { freePort } from "./free-port.mjs";

bootstrap();

const reports = mkdtempSync(join(tmpdir(), "tureen-test-"));
const total = { passed: 0, failed: 0, skipped: 0 };

const browser = await findBrowser(); // before anything runs beside it: it may install one, and waits for that

// Each of them waits for the disk, a browser or a server now and then; the others fill that time.
await Promise.all([unitTests(), sourceChecks(), builtProduct()]);

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed > 0 ? 1 : 0);

async function sourceChecks() {
  await check("format", "oxfmt", ["--check"]);
  // It reads types in a Go program. On one core, and with garbage left until 2.7 GB are full, it takes a quarter less: two
  // threads read many types twice, and both cores are busy anyway.
  const spare = { GOMAXPROCS: "1", GOGC: "off", GOMEMLIMIT: "2700MiB" };
  await check("lint and types", "oxlint", ["--type-aware", "--type-check", "--deny-warnings"], spare);
  await check("dead code", "knip", []);
  await check("migrations match the schema", "node", ["packages/db/scripts/check-migrations.mjs"]);
}

async function builtProduct() {
  await check("build", "node", ["scripts/build.mjs"]);
  // The stories follow each other, which is the longest way of all: nothing waits for their end.
  await Promise.all([browserTests(), check("what is promised, in short", "node", ["scripts/prove.mjs", "--short"])]);
}

async function check(name, command, args, environment) {
  const { status, output } = await runAside(command, args, environment);
  total[status === 0 ? "passed" : "failed"] += 1;
  process.stdout.write(status === 0 ? `ok: ${name}\n` : `\n${output}\nFAILED: ${name}\n`);
}

async function unitTests() {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // What the tests leave in the temporary folder goes with the reports.
  const { status, output } = await runAside("vitest", ["run", ...reporters], { TMPDIR: reports });
  process.stdout.write(`\n== unit, api and page tests\n${output}\n`);
  const report = readReport(file);
  addUp(status, report?.numPassedTests, report?.numFailedTests, report?.numPendingTests);
}

async function browserTests() {
  if (!browser) {
    process.stdout.write(
      "FAILED: no browser was found and none could be installed. Install Chromium, or set CHROMIUM_PATH.\n",
    );
    total.failed += 1;
    return;
  }
  process.env.CHROMIUM_PATH = browser;
  // Another run on the same box has its own.
  process.env.E2E_PORT ??= String(await freePort());
  const file = join(reports, "playwright.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const reporter = "--reporter=list,json";
  const { status, output } = await runAside("playwright", ["test", "--config", "e2e/playwright.config.ts", reporter]);
  process.stdout.write(`\n== browser tests on the built product\n${output}\n`);
  const { stats } = readReport(file) ?? {};
  addUp(status, stats?.expected, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), stats?.skipped);
}

// A runner that broke before it could report has failed too.
function addUp(status, passed = 0, failed = 0, skipped = 0) {
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
  total.skipped += skipped;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
