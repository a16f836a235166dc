import { CLOUD_HOST, isCloudName } from "@tureen/domain/settings/cloud-models";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { t } from "#lib/text/language";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, CancelButton } from "#components/ui/button";
import { Field, Input } from "#components/ui/field";
import { Progress } from "#components/ui/progress";
import { HttpError, serverFault } from "#lib/server/server-fault";
import { gigabytes } from "./byte-text";
import type { Text } from "@tureen/messages/text";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

/** Installs a model by its name, with its progress. */
export function PullModel() {
  const [model, setModel] = useState("");
  const { start, cancel, isPulling, error, progress } = useModelPull();
  const [isAsking, setAsking] = useState(false);
  const name = model.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name === "" || isPulling) return;
    if (isCloudName(name)) setAsking(true);
    else start(name);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={t("Install a model")}
        hint={t("By its name in Ollama’s library: a download of several gigabytes")}
        error={error && !isPulling ? (serverFault(error).reason ?? undefined) : undefined}
      >
        <div className="flex flex-wrap gap-2">
          <Input
            className="min-w-0 flex-1 basis-48"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={t("qwen3.5:4b")}
            value={model}
            disabled={isPulling}
            onChange={(event) => setModel(event.target.value)}
          />
          {isPulling ? (
            <CancelButton onClick={cancel} />
          ) : (
            <Button type="submit" variant="secondary" disabled={name === ""}>
              {t("Install")}
            </Button>
          )}
        </div>
      </Field>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        tone="primary"
        title={t("{name} does not run at home", { name })}
        description={t(
          "Ollama passes what such a model is asked on to {host}. Tureen asks it nothing unless you allow models outside the house; your words and photos then go there.",
          { host: CLOUD_HOST },
        )}
        confirmLabel={t("Install all the same")}
        onConfirm={() => {
          setAsking(false);
          start(name);
        }}
      />
      {isPulling && (
        <div className="grid gap-1.5">
          <Progress label={t("Installing {name}", { name })} value={shareOf(progress)} />
          <p className="figures text-sm text-ink-muted">{progressText(progress)}</p>
        </div>
      )}
    </form>
  );
}

function shareOf(progress: PullProgress | null): number | undefined {
  return progress?.totalBytes ? (progress.completedBytes ?? 0) / progress.totalBytes : undefined;
}

function progressText(progress: PullProgress | null): string {
  if (!progress) return t("Asking Ollama");
  const { status, completedBytes, totalBytes } = progress;
  return totalBytes
    ? t("Downloading: {loaded} of {total}", {
        loaded: gigabytes(completedBytes ?? 0),
        total: gigabytes(totalBytes),
      })
    : t("Ollama says: {status}", { status });
}

interface PullProgress {
  readonly status: string;
  readonly completedBytes: number | null;
  readonly totalBytes: number | null;
}

const UNAVAILABLE = 503;

/** Installs a model and tells how far it is. Leaving the page stops it; the next time it goes on where it stopped. */
function useModelPull() {
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
