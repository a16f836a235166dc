import { currentLanguage } from "#lib/text/language";
import { storedToken } from "./session";

/** What every call carries: the language on the screen, and the token where somebody is signed in. */
export function callHeaders(): Record<string, string> {
  const token = storedToken();
  const language = { "accept-language": [currentLanguage(), ...navigator.languages.slice(0, 8)].join(",") };
  return token === null ? language : { ...language, authorization: `Bearer ${token}` };
}
