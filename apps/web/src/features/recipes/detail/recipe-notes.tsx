import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { webAddressIn } from "@tureen/domain/recipes/web-address";

/** What the family has learned of the dish, and where it is from; nothing where neither was written. */
export function RecipeNotes({ recipe: { notes, source } }: { recipe: Pick<Recipe, "notes" | "source"> }) {
  if (notes === "" && source === "") return null;
  return (
    <div className="mt-8 grid max-w-prose gap-5">
      {notes && (
        <section aria-labelledby="notes-heading" className="rounded-lg bg-butter-soft p-5 text-butter-ink">
          <h2 id="notes-heading" className="mb-1.5 text-lg">
            {t("Notes")}
          </h2>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        </section>
      )}
      {source && (
        <p className="text-sm text-ink-muted wrap-anywhere">
          {t("Source")}: <Source source={source} />
        </p>
      )}
    </div>
  );
}

/** An address of the web in it is a link that says where it leads. */
function Source({ source }: { source: string }) {
  const written = webAddressIn(source);
  if (!written) return source;
  const { address, site } = written;
  const start = source.indexOf(address);
  return (
    <>
      {source.slice(0, start)}
      <a href={address} target="_blank" rel="noreferrer" className="text-herb-ink underline underline-offset-4">
        {site}
      </a>
      {source.slice(start + address.length)}
    </>
  );
}
