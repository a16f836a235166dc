import { t } from "#lib/text/language";
import type { GeneratedRecipe } from "../hooks/use-ai-calls";
import { PhotoPreview } from "./photo-preview";

/** The photos or the page that a recipe was read from and the text that was found there, to hold beside the form. */
export function SourceBeside({ source }: { source: NonNullable<GeneratedRecipe["source"]> }) {
  return (
    <aside
      aria-label={t("Source of the recipe")}
      className="self-start lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      {source.photos.length > 0 && <Photos photos={source.photos} />}
      <details
        open={source.photos.length === 0 && hasRoomBeside()}
        className="mt-3 rounded-lg border border-line bg-surface p-4 first:mt-0"
      >
        <summary className="min-h-8 font-semibold">{t("The text that was read")}</summary>
        <p dir="auto" className="mt-2 text-sm break-words whitespace-pre-wrap">
          {source.text}
        </p>
      </details>
    </aside>
  );
}

/** On a phone it stands over the form, whose ingredients are to be seen first. */
const hasRoomBeside = (): boolean => window.innerWidth >= 1024;

function Photos({ photos }: { photos: readonly File[] }) {
  return (
    <details open className="rounded-lg border border-line bg-surface p-4">
      <summary className="min-h-8 font-semibold">
        {photos.length === 1 ? t("The photo") : t("The {count, number} photos", { count: photos.length })}
      </summary>
      <div className="mt-3 grid gap-3">
        {photos.map((photo, page) => (
          // Pages stand in the order in which they were chosen.
          <PhotoPreview
            key={page}
            file={photo}
            alt={t("Page {page, number} of the recipe", { page: page + 1 })}
            className="w-full"
          />
        ))}
      </div>
    </details>
  );
}
