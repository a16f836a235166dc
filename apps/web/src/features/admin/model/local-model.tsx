import { text } from "@tureen/messages/text";
import { rich, t } from "#lib/text/language";
import { LoadingState } from "#components/loading-state";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { useModelHealth } from "./use-model-health";
import { AdminSection } from "../components/admin-section";
import { type Preference, PreferenceChoice } from "../components/household-preferences";
import { PullModel } from "./pull-model";
import { SelfTest } from "./self-test";
import type { Outputs } from "#lib/server/trpc";
import { gigabytes } from "./byte-text";
import { SelectField } from "#components/ui/field";
import { useUpdateSetting } from "../hooks/use-settings";

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

type Health = Outputs["ai"]["health"];

/** In the server's order, each with its problem where it has one; where none is installed it says so. */
function InstalledModels({ health }: { health: Health }) {
  if (health.models.length === 0)
    return <p className="text-ink-muted">{t("No model is installed yet. Install one below.")}</p>;
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t("Installed models")}</h3>
      <ul className="mt-1 divide-y divide-line">
        {health.models.map((model) => (
          <li key={model.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{model.name}</p>
              <p className="figures text-sm text-ink-muted">{factsOf(model)}</p>
              {model.remoteHost !== null && (
                <p className="text-sm">{t("Answers from {host}, not from home", { host: model.remoteHost })}</p>
              )}
              {model.problem !== null && model.remoteHost === null && <p className="text-sm">{model.problem}</p>}
            </div>
            <p className="flex flex-wrap gap-1.5">
              {model.name === health.textModel && <Badge tone="green">{t("used for text")}</Badge>}
              {model.name === health.visionModel && <Badge tone="green">{t("used for photos")}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function factsOf({ sizeBytes, remoteHost, contextLength, canRead, canSee }: Health["models"][number]): string {
  if (remoteHost !== null && !canRead) return t("not allowed, so not asked");
  const abilities = canRead ? (canSee ? t("sees images") : t("text only")) : t("cannot read recipes");
  return [
    remoteHost === null && gigabytes(sizeBytes),
    contextLength !== null && t("context of {tokens, number} tokens", { tokens: contextLength }),
    abilities,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Which model reads and writes text, and which one reads photos. */
function ModelChoice({ health }: { health: Health }) {
  const { models, textModel, visionModel } = health;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ModelSelect
        settingKey="text_model"
        label={t("Reads and writes recipes")}
        serving={textModel}
        models={models.filter(({ canRead }) => canRead)}
      />
      <ModelSelect
        settingKey="vision_model"
        label={t("Reads photos")}
        serving={visionModel}
        models={models.filter(({ canSee }) => canSee)}
      />
    </div>
  );
}

interface ModelSelectProps {
  settingKey: "text_model" | "vision_model";
  label: string;
  /** The model that does it now, or null. */
  serving: string | null;
  /** Installed models that can do it. */
  models: Health["models"];
}

function ModelSelect({ settingKey, label, serving, models }: ModelSelectProps) {
  const { value, save } = useUpdateSetting(settingKey);
  const chosen = String(value ?? "");
  const isMissing = chosen !== "" && !models.some(({ name }) => name === chosen);
  return (
    <SelectField
      label={label}
      hint={serving ? t("Now {serving}", { serving }) : t("No installed model can do this")}
      value={chosen}
      disabled={value === undefined}
      options={[
        { value: "", label: t("The first one that can") },
        ...(isMissing ? [{ value: chosen, label: t("{chosen} (cannot be used)", { chosen }) }] : []),
        ...models.map(({ name, remoteHost }) => ({
          value: name,
          label: remoteHost === null ? name : t("{name} (from {host})", { name, host: remoteHost }),
        })),
      ]}
      onValueChange={save}
    />
  );
}
