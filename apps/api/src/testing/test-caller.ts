import { english, type Speaker } from "@tureen/messages/speakers";
import type { App } from "#core/app-context";
import { createSignIn } from "../features/auth/access-token.service";
import { createCaller, type Caller } from "#start/app-router";
import { testRequest } from "./test-context";

/** Calls procedures as a signed-in member of the family, who reads English unless said. */
export function familyCaller(app: App, t: Speaker = english): Caller {
  return createCaller({ ...testRequest(app, createSignIn(app)), t });
}

/** Calls procedures as somebody who has not signed in. */
export function strangerCaller(app: App): Caller {
  return createCaller(testRequest(app, null));
}
