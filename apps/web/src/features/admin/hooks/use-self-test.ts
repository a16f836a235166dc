import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "#lib/trpc";
import { ADMIN_MESSAGES } from "../messages";

/** The self-test of the models. Cancelling or leaving the page ends it, on the server too; what was found before stays. */
export function useSelfTest() {
  const { client } = trpc.useUtils();
  const [report, setReport] = useState<Outputs["ai"]["selfTest"] | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  const test = useMutation({
    mutationFn: async () => {
      const { signal } = (stop.current = new AbortController());
      try {
        return await client.ai.selfTest.mutate(undefined, { signal });
      } catch (error) {
        if (!signal.aborted) throw error;
        return report;
      }
    },
    meta: { failure: ADMIN_MESSAGES.selfTestFailed },
    onSuccess: setReport,
    onError: () => setReport(null),
  });
  return { run: () => test.mutate(), cancel: () => stop.current.abort(), isRunning: test.isPending, report };
}
