/** A server at home answers in milliseconds; a phone that left the house waits for its network to give up. */
const TIMEOUT_MS = 3000;

/**
 * The server's own page wherever it answers, so that no old app meets a newer server; the kept one where it is away, silent
 * or answers that it cannot (5xx).
 */
export async function answerPage(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  const inTime = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("silent")), timeoutMs));
  try {
    const answer = await Promise.race([ask(), inTime]);
    if (answer.status < 500) return answer;
  } catch {
    // Offline, or silent: the kept page shows what this device has.
  }
  return (await kept()) ?? ask();
}
