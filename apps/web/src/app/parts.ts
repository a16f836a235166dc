/** The parts of the product that are loaded by themselves, beside the pages (`pages.ts`). */
export const loadApp = () => import("./start");
/** All that is there for those who are signed in: how the server is asked, the navigation, the pages' routes. */
export const loadHouse = () => import("./house");
export const loadSignIn = () => import("../features/auth/login.page");
