import type { ImportPreview } from "@tureen/contracts/recipe-imports";
import { t } from "#lib/language";

/** The files of which nothing could be read, each with the reason. */
export function UnreadFiles({ unread, total }: { unread: ImportPreview["unread"]; total: number }) {
  if (total === 0) return null;
  return (
    <details className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink">
      <summary className="cursor-pointer font-semibold">
        {t("{count, plural, one {# file} other {# files}} could not be read", { count: total })}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-2 overflow-y-auto text-sm">
        {unread.map(({ file, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one name may stand here twice; the list never changes
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{file}</span>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
