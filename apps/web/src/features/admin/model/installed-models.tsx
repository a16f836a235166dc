import { t } from "#lib/text/language";
import { Badge } from "#components/ui/badge";
import type { Outputs } from "#lib/server/trpc";
import { gigabytes } from "./byte-text";

type Health = Outputs["ai"]["health"];

/** In the server's order, each with its problem where it has one; where none is installed it says so. */
export function InstalledModels({ health }: { health: Health }) {
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
