import type { Browser } from "@playwright/test";

/** A screen of the product. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Selector of the first thing that somebody came for. */
  readonly first: string;
  readonly signedOut?: boolean;
}

/** Who looks at it: a browser, the server's address and a sign-in. */
export interface Visit {
  readonly browser: Browser;
  readonly address: string;
  readonly token: string;
}
