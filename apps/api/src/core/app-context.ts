import type { Db } from "@tureen/db/client";
import type { Speaker } from "@tureen/messages/speakers";
import type { ServerResponse } from "node:http";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Log } from "./logger";

/**
 * What services work with. Built once in `bootstrap` and once in `testing/test-context`. What the features bring to it is
 * declared in `features/app-parts.ts`.
 */
export interface AppContext {
  readonly db: Db;
  /** Read-only connection for long reads; the same as `db` where the database lives in memory. */
  readonly reader: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  /** Where files that come in are kept while they are read. */
  readonly uploadsFolder: string;
  /** The one folder that holds family data. */
  readonly dataFolder: string;
}

/** The running app: what its services work with, and the imports that are at work in it. */
export interface App extends AppContext {}

/** One request: who asks, from where, and how to know that they left. */
export interface RequestContext {
  readonly app: App;
  readonly token: string | null;
  /** What is being answered; absent where a procedure is called without a network. */
  readonly response?: ServerResponse | undefined;
  /** Whom a gate in front of Tureen vouches for, by its name for them; null, or absent without a network, for nobody. */
  readonly gateUser?: string | null | undefined;
  /** Address that throttles count by. */
  readonly address: string;
  /** What the browser says its languages are (Accept-Language), as it says it. */
  readonly languages?: string | undefined;
  /** Says a text in the language that the answer is asked for in. */
  readonly t: Speaker;
  /** Port that it came in on. */
  readonly port: number;
  /** Aborted when the browser leaves before the answer. */
  readonly signal: AbortSignal;
  /** Tells that the input is in order and long work has begun, for whoever keeps the connection alive meanwhile. */
  readonly hasBegun?: (() => void) | undefined;
  readonly log: Log;
}
