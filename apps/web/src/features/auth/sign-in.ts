import { hrefOf } from "#lib/device/base-path";
import { currentLanguage } from "#lib/text/language";
import { HttpError, refusal } from "#lib/server/server-fault";
import type { Inputs, Outputs } from "#lib/server/trpc";

type Session = Outputs["auth"]["login"];

/**
 * Signs in by the documented call (specification, section 7): one screen with one call loads no client for it.
 * Rejects with {@link HttpError}.
 */
export async function requestSession(input: Inputs["auth"]["login"] | Inputs["auth"]["enter"]): Promise<Session> {
  const answer = await fetch(hrefOf("user" in input ? "/api/auth/gate" : "/api/auth/login"), {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": languages() },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new HttpError(null, null);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isSession(body)) throw refusal(answer.status, body);
  return body;
}

/** Whom a gate in front of Tureen has let in, who needs no password; undefined where there is none. The server has written it into the page. */
export const gateUser = (): string | undefined => document.documentElement.dataset["gateUser"];

/** The language on the screen, for the answer; then the browser's, which say how a new household writes ("en-US"). */
const languages = (): string => [currentLanguage(), ...navigator.languages].join(", ");

/** A proxy's own page, say, is no session. */
function isSession(body: unknown): body is Session {
  return typeof body === "object" && body !== null && "token" in body && typeof body.token === "string";
}
