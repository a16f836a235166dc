import { t } from "#lib/language";
import { useModelHealth } from "../hooks/use-model-health";
import { figure } from "../setting-labels";

/** The setting is an upper bound; this is what the chosen model is really shown. */
export function ChunkSizeInUse() {
  const { data } = useModelHealth();
  if (!data || data.chunkChars === null || data.textModel === null) return null;
  return (
    <p className="figures mt-2 text-sm text-ink-muted">
      {t("In use: {characters} characters. {model} is shown a few recipes at a time.", {
        characters: figure(data.chunkChars),
        model: data.textModel,
      })}
    </p>
  );
}
