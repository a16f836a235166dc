import type { Collection } from "@tureen/contracts/collections";
import { BookMarked } from "lucide-react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";

/** The family's collections by name; none while they are read. */
export function useCollections(): readonly Collection[] {
  return trpc.collections.list.useQuery(undefined, { meta: { silent: true } }).data?.collections ?? [];
}

/** They stand side by side, above the recipes. */
export function CollectionShelf({ collections }: { collections: readonly Collection[] }) {
  return (
    <nav aria-label={t("Collections")} className="-mx-4 mb-1 overflow-x-auto px-4 [scrollbar-width:none] nav:mb-4">
      <ul className="flex w-max gap-2">
        {collections.map(({ id, name, filter, recipe_ids: ids }) => (
          <li key={id}>
            <Link
              href={paths.collection(id)}
              className="flex min-h-9 max-w-60 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm font-medium hover:border-line-strong"
            >
              <BookMarked aria-hidden className="size-4 shrink-0 text-clay-ink" />
              <span dir="auto" className="truncate">
                {name}
              </span>
              {!filter && <span className="figures text-ink-muted">{ids.length}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
