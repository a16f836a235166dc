import { text } from "@tureen/messages/text";
import type { Request, Response } from "express";
import { AppError } from "#core/app-error";

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Lets bodies in as long as all of them together stay within a bound; each counts until its answer has gone out.
 * @param budgetBytes of all bodies together; a larger one comes in alone
 * @param timeoutMs how long one waits at the most
 */
export function createBodyBudget(budgetBytes: number, timeoutMs: number) {
  let taken = 0;
  let waiting: Waiting[] = [];

  const beginNext = (): void => {
    const [first, ...others] = waiting;
    if (!first || !fits(first.bytes)) return;
    waiting = others;
    first.begin();
    beginNext();
  };
  const fits = (bytes: number): boolean => taken === 0 || taken + bytes <= budgetBytes;

  const take = (response: Response, bytes: number): void => {
    // Left while something before waited: it says so no second time.
    if (response.closed) return;
    taken += bytes;
    response.once("close", () => {
      taken -= bytes;
      beginNext();
    });
  };

  return {
    /**
     * Waits for its turn, in which the body is not read: what has not been read takes no memory here.
     * @param maxBytes what a body without a length may have
     * @throws AppError too-many for whoever has waited too long
     */
    async admit(request: Request, response: Response, maxBytes: number): Promise<void> {
      const bytes = Math.min(Number(request.get("content-length") ?? maxBytes), maxBytes);
      if (waiting.length === 0 && fits(bytes)) {
        take(response, bytes);
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(timer);
          waiting = waiting.filter((each) => each !== own);
          beginNext();
        };
        const own: Waiting = {
          bytes,
          begin: () => {
            clearTimeout(timer);
            response.off("close", leave);
            take(response, bytes);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          response.off("close", leave);
          leave();
          reject(busy());
        }, timeoutMs).unref();
        // Nobody waits for the answer any more, and the body is never read.
        response.once("close", leave);
        waiting = [...waiting, own];
      });
    },
  };
}

const busy = (): AppError =>
  new AppError("too-many", text("Many photos are being read at this moment. Please try again in a minute."), {
    retryAfterSeconds: 60,
  });

/** Photos of a family at once, and what each is besides: text, bytes and pixels. */
export const photoBudget = createBodyBudget(64 * 1024 * 1024, 120_000);
