import { useSyncExternalStore } from "react";
import { deviceStore, tabStore } from "#lib/device/browser-storage";
import { createListeners } from "#lib/device/listeners";

export interface SessionUser {
  readonly id: number;
  readonly username: string;
}

/** The name is part of the contract (specification, section 9). */
const TOKEN_KEY = "token";
const RETURN_KEY = "tureen.return-to";

/** Who is signed in when a stored token is found at start: there is one account, the family's (section 3). */
const FAMILY: SessionUser = { id: 1, username: "family" };

const { subscribe, notify } = createListeners({ otherTabs: true });
let user: SessionUser = FAMILY;

/** The stored token, which is sent with every request; null when signed out. No server is asked. */
export function storedToken(): string | null {
  return deviceStore.read(TOKEN_KEY) || null;
}

/** Keeps the token on this device, for all its tabs. The server has given it and is not asked again. */
export function signIn(token: string, signedInUser: SessionUser): void {
  user = signedInUser;
  deviceStore.write(TOKEN_KEY, token);
  notify();
}

/** Forgets the token and the user. Signing in again then ends at the dashboard. */
export function signOut(): void {
  tabStore.remove(RETURN_KEY);
  dropToken();
}

/** The server no longer knows the token: forget it, and remember `path` so that signing in leads back there. */
export function expireSession(path: string): void {
  tabStore.write(RETURN_KEY, path);
  dropToken();
}

/** Where an expired session was; the plain route guard has none, and its sign-in ends at the dashboard. */
export function returnPath(): string | null {
  return tabStore.read(RETURN_KEY);
}

/** After this the next sign-in ends at the dashboard. */
export function forgetReturnPath(): void {
  tabStore.remove(RETURN_KEY);
}

/** The user who is signed in, or null; follows signing in and out in other tabs too. */
export function useSessionUser(): SessionUser | null {
  return useSyncExternalStore(onSessionChange, currentUser);
}

/** Calls back after signing in or out, here or in another tab. Returns how to stop. */
export const onSessionChange = subscribe;

function currentUser(): SessionUser | null {
  return storedToken() === null ? null : user;
}

function dropToken(): void {
  user = FAMILY;
  deviceStore.remove(TOKEN_KEY);
  notify();
}
