import { text } from "@tureen/messages/text";
import { said, t } from "#lib/text/language";
import { type FeedbackMeta, isReasonOnScreen } from "./feedback-meta";
import { serverFault } from "./server-fault";
import type { showFailure } from "#lib/screen/toasts";

const UNREACHABLE = text(
  "The Tureen server cannot be reached. Check that it is running and that this device is on the home network.",
);
const SOMETHING_WENT_WRONG = text("Something went wrong");

interface Failed {
  error: unknown;
  meta: FeedbackMeta | undefined;
  /** What the call was made with. */
  variables?: unknown;
}

/** The toast after a call that failed: the text of the specification, and the server's own reason below it. */
export function failureToast({ error, meta, variables }: Failed): Parameters<typeof showFailure> {
  const fault = serverFault(error);
  const fixed = typeof meta?.failure === "function" ? meta.failure(variables, error) : meta?.failure;
  const reason = fault.status === null ? t(UNREACHABLE) : fault.reason;
  if (meta?.preferServerMessage && fault.reason) return [fault.reason];
  if (!fixed) return [reason ?? SOMETHING_WENT_WRONG];
  if (isReasonOnScreen(meta, error)) return [fixed];
  // Some texts have the reason in them ("Failed to generate recipe: …").
  const saysMore = reason !== null && !said(fixed).includes(reason) && reason !== t(SOMETHING_WENT_WRONG);
  return [fixed, saysMore ? { description: reason } : {}];
}
