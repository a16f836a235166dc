/** An address of the web, and its site as people name it: the host without "www." and port. */
export interface WebAddress {
  readonly address: string;
  readonly site: string;
}

/** No sign-in stands before the host (RFC 3986, 3.2.1), which could pass for the host itself: "https://ours@theirs.example". */
const WEB_ADDRESS = /https?:\/\/(?:www\.)?([^\s/?#@:\\]+\.[^\s/?#@:\\]+)(?::\d+)?(?:[/?#]\S*)?/i;

/** The first address of the web in a recipe's source ("Ann, https://www.example.org/soup"); null where there is none. */
export function webAddressIn(source: string): WebAddress | null {
  const found = WEB_ADDRESS.exec(source);
  return found && { address: found[0], site: found[1] ?? "" };
}
