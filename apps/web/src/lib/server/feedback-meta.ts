import type { Said, Text } from "@tureen/messages/text";

/**
 * What a query or mutation says about its outcome. Screens declare it beside the call (`messages.ts` of each feature
 * holds the texts of the specification, section 8); the query client alone turns it into toasts.
 */
export type FeedbackMeta = {
  /** Shown after success; a function may put the result's figures into it, or return nothing to stay silent. */
  success?: Text | Said | ((result: unknown) => Text | Said | undefined);
  /** Shown after failure, to the letter; the server's reason stands below it. A function gets the variables and the error. */
  failure?: Text | Said | ((variables: unknown, error: unknown) => Text | Said);
  /** Shows the server's own sentence in place of `failure` where there is one (section 8, "Server error text"). */
  preferServerMessage?: boolean;
  /** The screen shows the server's reason where it belongs, be it for some errors only; the toast does not repeat it. */
  saysWhyItself?: boolean | ((error: unknown) => boolean);
  /** No toast at all: the screen itself says what happened. */
  silent?: boolean;
};

/** Whether the screen of the call that failed with `error` shows why. */
export function isReasonOnScreen(meta: FeedbackMeta | undefined, error: unknown): boolean {
  const says = meta?.saysWhyItself ?? false;
  return typeof says === "function" ? says(error) : says;
}

/** For what is read before it is to be shown. */
export const READ_AHEAD = { meta: { silent: true } } as const;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FeedbackMeta;
    mutationMeta: FeedbackMeta;
  }
}
