import type { Db } from "@tureen/db/client";
import type { ServerResponse } from "node:http";
import type { AiClient } from "#ai/ai-client";
import type { Ocr } from "#ai/ocr/ocr";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Backups } from "#features/backups/backups";
import type { Reopen } from "#features/backups/reopen";
import type { DecodePhoto } from "#features/ai/photo/prepare-photo";
import type { ImportRunner } from "#features/pdf-import/job/imports";
import type { OpenPdf } from "#features/pdf-import/pages/pdf-reader";
import type { StageExport } from "#features/recipe-imports/stage-in-child";
import type { MakeCookbook } from "#features/exports/cookbook/make-cookbook";
import type { FetchPage, FetchPicture } from "#features/recipe-pages/fetch-page";
import type { ReadSource } from "#features/recipe-pages/read-source";
import type { SettingsStore } from "#features/settings/settings-store";
import type { HashCost } from "#features/auth/password-hash";
import type { SignInGuard } from "#features/auth/sign-in-guard";
import type { CallLimiter } from "#http/call-limiter";
import type { Speaker } from "@tureen/messages/speakers";
import type { Log } from "./logger";

/** What services work with. Built once in `bootstrap` and once in `testing/test-context`. */
export interface AppContext {
  readonly db: Db;
  /** Read-only connection for long reads; the same as `db` where the database lives in memory. */
  readonly reader: Db;
  /** The kitchen's own model. */
  readonly ai: AiClient;
  /** Reads pictures of pages without a model. */
  readonly ocr: Ocr;
  /** Opens a cookbook, and decodes a photo, in a process of its own: a hostile file can do no more than end it. */
  readonly openPdf: OpenPdf;
  readonly decodePhoto: DecodePhoto;
  /** Fetches a page of the internet; only where the setting `fetch_pages` allows it. */
  readonly fetchPage: FetchPage;
  readonly fetchPicture: FetchPicture;
  /** Reads the source of a page, in a process of its own. */
  readonly readSource: ReadSource;
  /** Reads the export of another app into a folder, in a process of its own. */
  readonly stageExport: StageExport;
  /** Writes recipes as a PDF, in a process of its own. */
  readonly makeCookbook: MakeCookbook;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly settings: SettingsStore;
  readonly signInGuard: SignInGuard;
  /**
   * Once the password of the environment has been compared with the one in force. The server listens before: it takes as long
   * as the rest of a start, and only those who sign in wait for it.
   */
  readonly passwordSettled: Promise<void>;
  /** What the hash of a new password costs; as much as this box bears where nothing is said. */
  readonly passwordCost?: HashCost;
  readonly callLimiter: CallLimiter;
  /** Where files that come in are kept while they are read. */
  readonly uploadsFolder: string;
  /** The one folder that holds family data. */
  readonly dataFolder: string;
  readonly backups: Backups;
  /** Closes the database and opens it again, for a restore. */
  readonly reopen: Reopen;
}

/** The running app: what its services work with, and the imports that are at work in it. */
export interface App extends AppContext {
  readonly imports: ImportRunner;
}

/** One request: who asks, from where, and how to know that they left. */
export interface RequestContext {
  readonly app: App;
  readonly token: string | null;
  /** What is being answered; absent where a procedure is called without a network. */
  readonly response?: ServerResponse | undefined;
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
