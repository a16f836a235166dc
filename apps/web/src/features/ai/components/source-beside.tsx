import type { GeneratedRecipe } from "../hooks/use-ai-calls";
import { PhotoPreview } from "./photo-preview";

/** The photos that a recipe was read from and the text that was found on them, to hold beside the form. */
export function SourceBeside({ source }: { source: NonNullable<GeneratedRecipe["source"]> }) {
  return (
    <aside
      aria-label="Source of the recipe"
      className="self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <details open className="rounded-lg border border-line bg-surface p-4">
        <summary className="min-h-8 font-semibold">
          {source.photos.length === 1 ? "The photo" : `The ${source.photos.length} photos`}
        </summary>
        <div className="mt-3 grid gap-3">
          {source.photos.map((photo, page) => (
            // Pages stand in the order in which they were chosen.
            <PhotoPreview key={page} file={photo} alt={`Page ${page + 1} of the recipe`} className="w-full" />
          ))}
        </div>
      </details>
      <details className="mt-3 rounded-lg border border-line bg-surface p-4">
        <summary className="min-h-8 font-semibold">The text that was read</summary>
        <p className="mt-2 text-sm break-words whitespace-pre-wrap">{source.text}</p>
      </details>
    </aside>
  );
}
