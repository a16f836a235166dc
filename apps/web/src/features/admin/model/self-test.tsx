import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Progress } from "#components/ui/progress";
import { t } from "#lib/text/language";
import { type Outputs, trpc } from "#lib/server/trpc";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ADMIN_MESSAGES } from "../messages";

/** Lets the models read three recipes whose right answers are known, and says in words how good they are. */
export function SelfTest({ canRun }: { canRun: boolean }) {
  const { run, cancel, isRunning, report } = useSelfTest();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans text-sm font-semibold tracking-normal">{t("Self-test")}</h3>
          <p className="text-sm text-ink-muted">{t("The models read a few recipes. It takes some minutes.")}</p>
        </div>
        <Button variant="secondary" disabled={!canRun && !isRunning} onClick={isRunning ? cancel : run}>
          {isRunning ? t("Cancel") : t("Run the self-test")}
        </Button>
      </div>
      {isRunning && (
        <div className="grid gap-1.5">
          <Progress label={t("The self-test is running")} />
          <p role="status" className="text-sm text-ink-muted">
            {t("The models are reading. Leaving this page ends the test.")}
          </p>
        </div>
      )}
      {report && !isRunning && (
        <div role="status" className="grid gap-2 rounded-md bg-sunken p-4">
          <p className="font-semibold">{report.verdict}</p>
          {report.note !== null && <p>{report.note}</p>}
          <ul className="grid gap-2">
            {report.results.map((result) => (
              <TestResult key={result.name} result={result} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type Result = Outputs["ai"]["selfTest"]["results"][number];

function TestResult({ result }: { result: Result }) {
  return (
    <li className="grid gap-x-3 gap-y-0.5 sm:grid-cols-[6rem_1fr]">
      <Badge tone={result.passed ? "green" : "yellow"} className="h-fit">
        {result.passed ? t("Right||correct") : t("Not right")}
      </Badge>
      <div className="min-w-0">
        <p className="font-medium">{result.name}</p>
        <p className="figures text-sm text-ink-muted wrap-anywhere">{result.error ?? scoreText(result)}</p>
      </div>
    </li>
  );
}

function scoreText({
  amountsRight,
  amountsTotal,
  unitsRight,
  stepsRight,
  stepsTotal,
  tokensPerSecond,
  seconds,
}: Result): string {
  const scores = [
    t("{right, number} of {total, plural, one {# amount} other {# amounts}}", {
      right: amountsRight,
      total: amountsTotal,
    }),
    t("{right, number} of {total, plural, one {# unit} other {# units}}", { right: unitsRight, total: amountsTotal }),
    t("{right, number} of {total, plural, one {# step} other {# steps}}", { right: stepsRight, total: stepsTotal }),
  ];
  const speed =
    tokensPerSecond === null ? [] : [t("{tokens, number} tokens a second", { tokens: Math.round(tokensPerSecond) })];
  return [...scores, ...speed, t("{seconds, number} s", { seconds })].join(" · ");
}

/** The self-test of the models. Cancelling or leaving the page ends it, on the server too; what was found before stays. */
function useSelfTest() {
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
