import type { WebhookOutcome } from "@tureen/domain/webhooks/webhook-events";
import { createHmac } from "node:crypto";
import { addressesOf, agentTo, type Resolve, resolveByDns } from "#http/outgoing";
import { isHomeAddress } from "../recipe-pages/public-address";

/** Whoever takes it answers at once and works afterwards. */
const ANSWER_MS = 5000;

export interface Delivery {
  readonly url: string;
  readonly secret: string;
  /** What is sent, as JSON. */
  readonly body: string;
}

/** Sends one message, and says how that ended; never throws. */
export type SendWebhook = (delivery: Delivery, signal?: AbortSignal) => Promise<WebhookOutcome>;

/** What a test says otherwise. */
export interface SendRules {
  readonly resolve: Resolve;
  readonly answerMs: number;
}

const RULES: SendRules = { resolve: resolveByDns, answerMs: ANSWER_MS };

/**
 * Posts to an address of the home network, and to no other: the name is looked up each time, and the connection goes to what was
 * found there. A redirect is not followed. The header `X-Tureen-Signature` is `sha256=` and the HMAC of the body in hex.
 */
export function createWebhookSender(changed: Partial<SendRules> = {}): SendWebhook {
  const { resolve, answerMs } = { ...RULES, ...changed };
  return async ({ url: written, secret, body }, signal) => {
    const url = new URL(written);
    const found = await addressesOf(url, resolve).catch(() => []);
    const [first] = found;
    if (first === undefined) return "unreachable";
    if (!found.every((address) => isHomeAddress(address))) return "outside";
    const { fetch: fetchByAgent } = await import("#http/undici");
    const agent = await agentTo(first);
    const late = AbortSignal.timeout(answerMs);
    try {
      const response = await fetchByAgent(url, {
        method: "POST",
        dispatcher: agent,
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, late]) : late,
        headers: {
          "content-type": "application/json",
          "user-agent": "Tureen",
          "x-tureen-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`,
        },
        body,
      });
      await response.body?.cancel();
      if (response.status >= 300 && response.status < 400) return "redirected";
      return response.ok ? "taken" : "refused";
    } catch {
      return late.aborted ? "late" : "unreachable";
    } finally {
      void agent.destroy();
    }
  };
}
