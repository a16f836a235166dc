import type { Db } from "@tureen/db/client";
import { testDatabase } from "@tureen/db/testing/test-database";
import pino from "pino";
import type { AppContext, RequestContext } from "../app-context";
import type { Clock } from "../clock";
import { readConfig } from "../config";
import { createSignInGuard } from "../features/auth/sign-in-guard";
import { createSettingsStore } from "../features/settings/settings-store";
import { createCallLimiter } from "../http/call-limiter";

/** A clock that stands still until a test moves it; it starts on Friday, 20 November 2026, noon UTC. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(): TestClock {
  let nowMs = Date.UTC(2026, 10, 20, 12);
  return { now: () => nowMs, advance: (ms) => void (nowMs += ms) };
}

export interface TestContext extends AppContext {
  readonly clock: TestClock;
}

/** The product's own context on an in-memory database with the real migrations, silent and with a clock to move. */
export function testContext(overrides: Partial<AppContext> & { db?: Db } = {}): TestContext {
  const db = overrides.db ?? testDatabase();
  const clock = testClock();
  const settings = createSettingsStore(db);
  return {
    db,
    reader: db,
    config: readConfig({}),
    log: pino({ level: "silent" }),
    settings,
    signInGuard: createSignInGuard(clock),
    callLimiter: createCallLimiter(settings, clock),
    ...overrides,
    clock,
  };
}

/** A request as the router sees it. */
export function testRequest(app: AppContext, token: string | null, address = "192.168.1.20"): RequestContext {
  return { app, token, address, signal: new AbortController().signal, log: app.log };
}
