import { usePathname as useBrowserPathname } from "wouter/use-browser-location";
import { BASE_PATH, hrefOf } from "#lib/device/base-path";

/** The path that the browser shows, below the one that the app is served at: as `paths` has it. */
export const pathnameNow = (): string => ownPath(window.location.pathname);

/** The address that the browser shows, likewise: path and search. */
export const addressNow = (): string => pathnameNow() + window.location.search;

/** The path that the browser shows, as soon as it does. */
export const usePathname = (): string => ownPath(useBrowserPathname());

/** Where others find this server: "http://192.168.1.20:3000", "https://example.net/tureen". */
export const serverAddress = (): string => window.location.origin + BASE_PATH;

const ownPath = (pathname: string): string => pathname.slice(BASE_PATH.length) || "/";

/** The server answers without the path before, too, where somebody asks it directly; the router knows addresses with it alone. */
export function enterBasePath(): void {
  const { pathname, search, hash } = window.location;
  if (!`${pathname}/`.startsWith(`${BASE_PATH}/`))
    window.history.replaceState(window.history.state, "", hrefOf(pathname + search + hash));
}
