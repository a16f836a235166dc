import { restReady } from "../lib/text/language";
import { part } from "../lib/screen/part";

/** The parts of the product that are loaded by themselves, beside the pages (`pages.ts`). */
export const loadApp = () => import("./start");
/** All that is there for those who are signed in: how the server is asked, the navigation, the pages' routes. */
export const loadSignedIn = part(async () => {
  const [signedIn] = await Promise.all([import("./signed-in"), restReady()]);
  return signedIn;
});
export const loadSignIn = part(() => import("../features/auth/login.page"));
/** What shows changes of others as they happen; it is fetched after the first view of a page. */
export const loadLive = () => import("../features/live/live-updates");
/** The line that says that the server is out of reach; it is fetched ahead, since it could not be fetched then. */
export const loadConnectionLine = () => import("../components/frame/connection-line");
