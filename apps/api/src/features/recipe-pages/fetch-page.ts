import { text } from "@tureen/messages/text";
import type { Response } from "undici";
import { AppError, badInput } from "#core/app-error";
import { addressesOf, agentTo, type Resolve, resolveByDns, webAddress } from "#http/outgoing";
import { isPublicAddress } from "./public-address";

/** A page as it was found, after its redirects. */
export interface FetchedPage {
  readonly source: string;
  readonly address: string;
}

/** Fetches one page of the internet. @throws AppError with a sentence, whatever goes wrong */
export type FetchPage = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

/** Fetches one picture of a page in the same way; its bytes are not trusted. @throws AppError as {@link FetchPage} */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

/** What a test says otherwise: nothing in the product does. */
export interface FetchRules {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly maxBytes: number;
  readonly wholeMs: number;
}

const RULES: FetchRules = {
  resolve: resolveByDns,
  isAllowed: (address) => isPublicAddress(address),
  maxBytes: 5_000_000,
  wholeMs: 15_000,
};
const MAX_REDIRECTS = 5;

/** What is asked for: other things at an address are not read. */
interface Wanted {
  readonly accept: string;
  readonly type: RegExp;
}

const PAGE: Wanted = {
  accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1",
  type: /^(?:text\/|application\/(?:xhtml|xml|json|ld\+json))/i,
};
const PICTURE: Wanted = {
  accept: "image/jpeg,image/png,image/webp,image/avif;q=0.9,*/*;q=0.1",
  type: /^(?:image\/(?!svg)|application\/octet-stream|binary\/octet-stream)/i,
};
/** A photo of a page is a few hundred kilobytes; nobody waits long for it. */
const PICTURE_RULES = { maxBytes: 10_000_000, wholeMs: 8000 } as const;

/**
 * Fetches as little as can be: one page by GET, of a public address only, without cookies or a word of who asks, at most
 * 5 MB and 15 seconds with all redirects. A name is looked up once, and the connection goes to what was found there, so that
 * a name that changes between the look and the connection gains nothing; each redirect is looked at in the same way.
 */
export function createPageFetcher(changed: Partial<FetchRules> = {}): FetchPage {
  const fetchPage = createFetcher(PAGE, { ...RULES, ...changed });
  return async (address, signal) => {
    const { bytes, type, address: found } = await fetchPage(address, signal);
    const { decodePage } = await import("./decode-page"); // it knows the words of recipes in many languages
    return { source: decodePage(bytes, type), address: found };
  };
}

/** The same for a picture: 10 MB and 8 seconds at most. */
export function createPictureFetcher(changed: Partial<FetchRules> = {}): FetchPicture {
  const fetchPicture = createFetcher(PICTURE, { ...RULES, ...PICTURE_RULES, ...changed });
  return async (address, signal) => (await fetchPicture(address, signal)).bytes;
}

/** What was at an address, after its redirects. */
interface FetchedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly address: string;
}

function createFetcher(wanted: Wanted, rules: FetchRules) {
  return async (address: string, signal: AbortSignal): Promise<FetchedFile> => {
    const whole = AbortSignal.any([signal, AbortSignal.timeout(rules.wholeMs)]);
    let url = pageAddress(address);
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const found = await fetchOnce(url, wanted, rules, whole);
        if (typeof found !== "string") return found;
        url = pageAddress(found);
      }
    } catch (error) {
      throw asSentence(error, url);
    }
    throw unreadable(
      text("{site} redirects again and again. Copy the page's text and paste it instead.", { site: url.host }),
    );
  };
}

/** What is there, or the address that it has moved to. */
async function fetchOnce(
  url: URL,
  wanted: Wanted,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<FetchedFile | string> {
  const address = await publicAddressOf(url, rules, signal);
  const { fetch: fetchByAgent } = await import("#http/undici");
  const agent = await agentTo(address, { maxResponseSize: rules.maxBytes });
  try {
    const response = await fetchByAgent(url, {
      dispatcher: agent,
      redirect: "manual",
      signal,
      headers: {
        accept: wanted.accept,
        "user-agent": "Mozilla/5.0 (compatible; Tureen)",
      },
    });
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location !== null) {
      if (!URL.canParse(location, url.href))
        throw badInput(text("{site} redirects to something that is not an address.", { site: url.host }));
      return new URL(location, url).href;
    }
    return { ...(await bodyOf(response, url, wanted, rules)), address: url.href };
  } finally {
    void agent.destroy();
  }
}

async function publicAddressOf(url: URL, rules: FetchRules, signal: AbortSignal): Promise<string> {
  const found = await orAborted(addressesOf(url, rules.resolve), signal);
  const [first] = found;
  if (first === undefined || !found.every(rules.isAllowed))
    throw badInput(
      text("{site} is not a page of the internet, but an address at home. It is not fetched.", { site: url.host }),
    );
  return first;
}

/** A look-up cannot be ended; nobody waits for it longer than for the rest. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", give));
  });
}

async function bodyOf(
  response: Response,
  url: URL,
  wanted: Wanted,
  { maxBytes }: FetchRules,
): Promise<Omit<FetchedFile, "address">> {
  if (!response.ok)
    throw unreadable(
      text(
        "{site} did not give the page (it answered {status}). Open it in your browser, copy its text and paste it instead.",
        {
          site: url.host,
          status: String(response.status),
        },
      ),
    );
  const type = response.headers.get("content-type") ?? "";
  if (type !== "" && !wanted.type.test(type))
    throw new AppError("wrong-type", text("There is a file at this address, not a page. Only pages can be read."));
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // The body comes decoded: what is counted is what a small answer may swell to.
  for await (const part of response.body ?? []) {
    const piece = part as Uint8Array; // undici's bodies are bytes
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    parts.push(piece);
  }
  return { bytes: Buffer.concat(parts), type };
}

/** Only pages of the web: no files, no data, no name and password in the address. */
function pageAddress(written: string): URL {
  const url = webAddress(written, "https");
  if (url === null) throw badInput(text("This is not the address of a web page. It begins with https:// or http://."));
  return url;
}

function asSentence(error: unknown, url: URL): AppError {
  if (error instanceof AppError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && (cause.name === "TimeoutError" || cause.name === "AbortError"))
    return unavailable(
      text("{site} took too long to answer. Try again, or copy the page's text and paste it.", { site: url.host }),
      error,
    );
  if (cause instanceof Error && "code" in cause && cause.code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return tooLarge();
  return unavailable(
    text(
      "{site} could not be reached. Check the address and this machine's connection, or copy the page's text and paste it.",
      {
        site: url.host,
      },
    ),
    error,
  );
}

const unreadable = (sentence: Parameters<typeof badInput>[0]): AppError => new AppError("unreadable", sentence);
const unavailable = (sentence: Parameters<typeof badInput>[0], cause: unknown): AppError =>
  new AppError("unavailable", sentence, { cause });
const tooLarge = (): AppError =>
  new AppError("too-large", text("This page is too large to be read. Copy the recipe's text and paste it instead."));
