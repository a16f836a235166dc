import type { Text } from "@tureen/messages/text";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { HttpError } from "#lib/server/server-fault";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

interface PullProgress {
  readonly status: string;
  readonly completedBytes: number | null;
  readonly totalBytes: number | null;
}

const UNAVAILABLE = 503;

/** Installs a model and tells how far it is. Leaving the page stops it; the next time it goes on where it stopped. */
export function useModelPull() {
  const { client } = trpc.useUtils();
  const [progress, setProgress] = useState<PullProgress | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const pull = useMutation({
    mutationFn: async (model: string) => {
      const { signal } = (stop.current = new AbortController());
      try {
        for await (const step of await client.ai.pull.mutate({ model }, { signal })) {
          // Once the answer has begun it can fail only in words.
          if (step.error !== null) throw new HttpError(UNAVAILABLE, step.error);
          setProgress(step);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
      return { isInstalled: !signal.aborted };
    },
    meta: { success: pullSuccess, failure: ADMIN_MESSAGES.pullFailed },
    onSettled: () => setProgress(null),
  });
  return {
    start: pull.mutate,
    cancel: () => stop.current.abort(),
    isPulling: pull.isPending,
    error: pull.error,
    progress,
  };
}

function pullSuccess(result: unknown): Text | undefined {
  const isInstalled =
    typeof result === "object" && result !== null && "isInstalled" in result && result.isInstalled === true;
  return isInstalled ? ADMIN_MESSAGES.modelInstalled : undefined;
}
