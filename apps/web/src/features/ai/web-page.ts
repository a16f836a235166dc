/** A web page as somebody hands it over: its source or words, and where it is, either of them ''. */
export interface HandedPage {
  readonly source: string;
  readonly address: string;
}

const HASH = "#page=";
/** An address alone, with or without its "https://". */
const ADDRESS = /^(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i;

/** Whether it is an address and nothing else: it has to be fetched. */
export const isAddress = (typed: string): boolean => ADDRESS.test(typed.trim());

/** What was typed or pasted: an address where it is nothing else, else the page's text or source. */
export function readHanded(typed: string): HandedPage {
  const text = typed.trim();
  return isAddress(text) ? { source: "", address: text } : { source: text, address: "" };
}

/** The page that the bookmarklet has put behind this screen's address; null for none. It never reaches a server's log. */
export function pageInHash(hash: string): HandedPage | null {
  if (!hash.startsWith(HASH)) return null;
  try {
    const page: unknown = JSON.parse(decodeURIComponent(hash.slice(HASH.length)));
    if (typeof page !== "object" || page === null || !("source" in page) || !("address" in page)) return null;
    return { source: String(page.source), address: String(page.address) };
  } catch {
    return null;
  }
}

/** What another app has shared with the installed one (the manifest's share_target): an address, or words that hold one. */
export function sharedText(search: string): string {
  const said = new URLSearchParams(search);
  const words = [said.get("url"), said.get("text")].filter((each) => each !== null && each.trim() !== "");
  const address = words.join(" ").match(/https?:\/\/\S+/)?.[0];
  return address ?? words.join("\n");
}

/**
 * A bookmark that opens the create screen at `screen` with the page one is looking at: what the browser shows, behind a login
 * too, without what is no text. It takes no token along: the screen asks for the family's password where it must.
 */
export function bookmarklet(screen: string): string {
  const code = `(()=>{const d=document.documentElement.cloneNode(true);for(const e of d.querySelectorAll('script:not([type*=json]),style,svg,iframe,noscript,link:not([rel=canonical])'))e.remove();for(const e of d.querySelectorAll('[style],[srcset]')){e.removeAttribute('style');e.removeAttribute('srcset')}let s=d.outerHTML;if(s.length>${MOST_CHARACTERS})s=document.body.innerText.slice(0,${MOST_CHARACTERS});open(${JSON.stringify(screen + HASH)}+encodeURIComponent(JSON.stringify({address:location.href,source:s})))})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

/** Browsers take addresses of some two million characters; escaped, a page grows by a half. */
const MOST_CHARACTERS = 900_000;
