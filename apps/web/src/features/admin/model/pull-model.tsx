import { CLOUD_HOST, isCloudName } from "@tureen/domain/settings/cloud-models";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { t } from "#lib/text/language";
import { type FormEvent, useState } from "react";
import { CancelButton } from "#components/ui/cancel-button";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Progress } from "#components/ui/progress";
import { serverFault } from "#lib/server/server-fault";
import { gigabytes } from "./byte-text";
import { useModelPull } from "./use-model-pull";

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

type PullProgress = ReturnType<typeof useModelPull>["progress"];

function shareOf(progress: PullProgress): number | undefined {
  return progress?.totalBytes ? (progress.completedBytes ?? 0) / progress.totalBytes : undefined;
}

function progressText(progress: PullProgress): string {
  if (!progress) return t("Asking Ollama");
  const { status, completedBytes, totalBytes } = progress;
  return totalBytes
    ? t("Downloading: {loaded} of {total}", {
        loaded: gigabytes(completedBytes ?? 0),
        total: gigabytes(totalBytes),
      })
    : t("Ollama says: {status}", { status });
}
