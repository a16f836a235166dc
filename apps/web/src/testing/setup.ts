import "@testing-library/jest-dom/vitest";
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import React from "react";
import { toast } from "sonner";
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from "vitest";
import { PAGE_CODE } from "../boot/pages";
import { loadSignedIn } from "../boot/app";
import { loadSignIn } from "../boot/signed-out";
import { leaveDevice } from "../lib/device/device-database";
import { currentLanguage, speak } from "../lib/text/language";
import { loadToasts } from "../lib/screen/toasts";
import { endAnswers } from "./answers-link";

configure({
  // A page arrives in pieces; on a machine that is busy with something else the first of them may take its time.
  asyncUtilTimeout: 90_000,
  getElementError: elementError,
});

/** A search that goes on fails at each look: the page is written out when somebody reads the message. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  // By this name the library shows where the search was begun.
  error.name = "TestingLibraryElementError";
  Error.captureStackTrace(error, elementError);
  const get = (): string => [message, prettyDOM(container)].filter(Boolean).join("\n\n");
  return Object.defineProperty(error, "message", { configurable: true, get });
}

// React notes where each element was made, for its development tools, until it has noted enough in one second. No test
// reads that: it is enough from the beginning.
const internals: object = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => {} });

// A browser loads these when they are needed; here they are there, so that no test waits for them.
beforeAll(
  () =>
    Promise.all([
      loadToasts(),
      loadSignedIn(),
      loadSignIn(),
      import("../features/live/live-updates"),
      import("../components/frame/connection-line"),
      ...Object.values(PAGE_CODE).map((load) => load()),
    ]),
  120_000,
);

// A toast glides in: until then its own style hides what is there already.
beforeAll(() => document.head.querySelectorAll("style").forEach((style) => style.remove()));

// The DOM of the tests only pretends to make a video of a canvas.
Reflect.deleteProperty(HTMLCanvasElement.prototype, "captureStream");

// As in browsers of today, where an effect that hands the promise back takes the page down when it ends.
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });

let spies: MockInstance[] = [];

// Whatever a page says on the console would be a fault in somebody's kitchen: it fails the test.
beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) => spy.mockImplementation(() => {}));
  window.history.replaceState(null, "", "/");
});

// What a test leaves to the next: nothing. Files share their process, and with it what modules remember.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // What closes goes back in the browser's history, and says so a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  leaveDevice();
  vi.unstubAllGlobals();
  toast.dismiss();
  if (currentLanguage() !== "en") await speak("en");
  window.localStorage.clear();
  window.sessionStorage.clear();
  const complaints = spies.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(" ")));
  expect(complaints).toEqual([]);
  expect(endAnswers(), "calls that this test gives no answer for").toEqual([]);
});
