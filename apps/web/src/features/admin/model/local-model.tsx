import { text } from "@tureen/messages/text";
import { rich, t } from "#lib/text/language";
import { LoadingState } from "#components/loading-state";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { useModelHealth } from "./use-model-health";
import { AdminSection } from "../components/admin-section";
import { type Preference, PreferenceChoice } from "../components/household-preferences";
import { InstalledModels } from "./installed-models";
import { ModelChoice } from "./model-choice";
import { PullModel } from "./pull-model";
import { SelfTest } from "./self-test";

const CLOUD_MODELS: Preference = {
  key: "cloud_models",
  legend: text("Models outside the house"),
  hint: text("On: your words and photos may go to ollama.com. Off: nothing leaves the house."),
  options: [
    { value: "off", label: text("Off") },
    { value: "on", label: text("On") },
  ],
};

/** The doctor of the kitchen's own model: is it there, which models do the work, and are they good enough. */
export function LocalModel() {
  const { data: health, isError, isFetching, refetch } = useModelHealth();
  return (
    <AdminSection
      name="model"
      text={t("Reads photos and cookbooks on your own machine. Everything else works without it.")}
    >
      <Card className="grid grid-cols-1 gap-6">
        {!health && !isError && <LoadingState label={t("Asking Ollama")} />}
        {!health && isError && (
          <p className="text-ink-muted">{t("The server could not check the model. Try again in a moment.")}</p>
        )}
        {(health || isError) && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {health && (
                <Badge tone={health.isReachable ? "green" : "yellow"}>
                  {health.isReachable ? t("Connected") : t("Not connected")}
                </Badge>
              )}
              {health && (
                <span className="wrap-anywhere">
                  Ollama {health.version}{" "}
                  <span className="text-ink-muted">{t("at {host}", { host: health.host })}</span>
                </span>
              )}
            </p>
            <Button variant="secondary" size="sm" className="min-h-11" busy={isFetching} onClick={() => void refetch()}>
              {t("Check again")}
            </Button>
          </div>
        )}
        {health?.problem && (
          <p className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink wrap-anywhere">{health.problem}</p>
        )}
        {health?.isReachable === false && (
          <p className="text-sm text-ink-muted wrap-anywhere">
            {rich("It starts with <code>ollama serve</code>. Where it runs is set by OLLAMA_HOST.", {
              code: (words) => <code key="code">{words}</code>,
            })}
          </p>
        )}
        {health?.notes.map((note) => (
          <p key={note} className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink wrap-anywhere">
            {note}
          </p>
        ))}
        {health?.isReachable && (
          <>
            <ModelChoice health={health} />
            <PreferenceChoice preference={CLOUD_MODELS} />
            <InstalledModels health={health} />
            <PullModel />
            <SelfTest canRun={health.textModel !== null} />
          </>
        )}
      </Card>
    </AdminSection>
  );
}
