import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/text/language";
import { classNames } from "#lib/screen/class-names";

import type { Outputs } from "#lib/server/trpc";

export type ImportPage = Outputs["pdfImport"]["ledger"]["pages"][number];

const OUTCOMES: readonly { outcome: ImportPage["outcome"]; label: Text; colours: string }[] = [
  { outcome: "recipe", label: text("a recipe begins"), colours: "bg-herb text-on-herb" },
  { outcome: "continuation", label: text("a recipe goes on"), colours: "bg-herb-soft text-herb-ink" },
  { outcome: "in doubt", label: text("perhaps a recipe"), colours: "bg-butter-soft text-butter-ink" },
  { outcome: "not a recipe", label: text("no recipe"), colours: "bg-sunken text-ink-muted" },
  { outcome: "failed", label: text("failed"), colours: "bg-berry text-on-berry" },
  { outcome: "pending", label: text("not read"), colours: "border border-line-strong text-ink-muted" },
];

/** What became of every page of the book: none is lost without a word. */
export function PageLedger({ pages }: { pages: readonly ImportPage[] }) {
  const present = OUTCOMES.map((entry) => ({
    ...entry,
    count: pages.filter(({ outcome }) => outcome === entry.outcome).length,
  })).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="page-ledger">
      <h3 id="page-ledger" className="text-lg">
        {t("Pages")}
      </h3>
      <ul className="figures mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {present.map(({ outcome, label, count, colours }) => (
          <li key={outcome} className="flex items-center gap-2">
            <span aria-hidden className={classNames("size-3.5 rounded-sm", colours)} />
            {t("{count, plural, one {# page} other {# pages}}: {label}", { count, label })}
          </li>
        ))}
      </ul>
      {/* The counts above and the lists before say the same in words. */}
      <ol aria-hidden className="figures mt-3 flex flex-wrap gap-1">
        {pages.map((page) => (
          <li
            key={page.page}
            title={titleOf(page)}
            className={classNames("grid h-7 min-w-8 place-items-center rounded-sm px-1 text-xs", coloursOf(page))}
          >
            {page.page}
          </li>
        ))}
      </ol>
    </section>
  );
}

function coloursOf(page: ImportPage): string | undefined {
  return OUTCOMES.find(({ outcome }) => outcome === page.outcome)?.colours;
}

function titleOf({ page, outcome, error, recipes }: ImportPage): string {
  const label = OUTCOMES.find((entry) => entry.outcome === outcome)?.label ?? outcome;
  const what = error || recipes.map(({ title }) => title).join(", ") || label;
  return t("Page {page}: {what}", { page, what });
}
