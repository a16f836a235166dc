import type { AiClient } from "#ai/ai-client";
import type { Ocr } from "#ai/ocr/ocr";
import type { CallLimiter } from "#http/guards/call-limiter";
import type { DecodePhoto } from "./ai/photo/prepare-photo";
import type { HashCost } from "./auth/password-hash";
import type { SignInGuard } from "./auth/sign-in-guard";
import type { Backups } from "./backups/backups";
import type { MakeLargeChange } from "./backups/large-change/large-changes";
import type { Reopen } from "./backups/restore/reopen";
import type { MakeCookbook } from "./exports/cookbook/make-cookbook";
import type { ImportRunner } from "./pdf-import/job/imports";
import type { OpenPdf } from "./pdf-import/pdf/pdf-reader";
import type { StageExport } from "./recipe-imports/stage-in-child";
import type { FetchPage, FetchPicture } from "./recipe-pages/fetch-page";
import type { ReadSource } from "./recipe-pages/read-source";
import type { SettingsStore } from "./settings/settings-store";
import type { SendWebhook } from "./webhooks/send-webhook";

/** What the features bring to the context of the app. The core below them knows none of it. */
declare module "#core/app-context" {
  interface AppContext {
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
    readonly settings: SettingsStore;
    /** Tells an address at home what has happened; called for those alone that the family has given. */
    readonly sendWebhook: SendWebhook;
    readonly signInGuard: SignInGuard;
    /**
     * Once the password of the environment has been compared with the one in force. The server listens before: it takes as long
     * as the rest of a start, and only those who sign in wait for it.
     */
    readonly passwordSettled: Promise<void>;
    /** What the hash of a new password costs; as much as this box bears where nothing is said. */
    readonly passwordCost?: HashCost;
    readonly callLimiter: CallLimiter;
    readonly backups: Backups;
    /** Changes the whole household, in a process of its own. */
    readonly changeLargely: MakeLargeChange;
    /** Closes the database and opens it again, for a restore. */
    readonly reopen: Reopen;
  }

  interface App {
    readonly imports: ImportRunner;
  }
}
