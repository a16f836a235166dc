import { restReady } from "../lib/language";

/** The parts of the product that are loaded by themselves, beside the pages (`pages.ts`). */
export const loadApp = () => import("./start");
/** All that is there for those who are signed in: how the server is asked, the navigation, the pages' routes. */
export const loadSignedIn = async () => {
  const [signedIn] = await Promise.all([import("./signed-in"), restReady()]);
  return signedIn;
};
export const loadSignIn = () => import("../features/auth/login.page");
export const loadLive = () => import("./live-updates");
export const loadConnectionLine = () => import("./connection-line");
