import { vi } from "vitest";
import { type Answers, RefusedCall } from "./answers-link";

/** Answers the one call that does not go by tRPC, signing in, for the rest of a test. */
export function answerSignIn({ auth }: Answers): void {
  const login = auth?.login;
  if (!login) return;
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    try {
      return Response.json(await login(JSON.parse(body)));
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      return Response.json({ error: error.message, ...error.body }, { status: error.httpStatus });
    }
  });
}
