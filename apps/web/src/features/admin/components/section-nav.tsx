import { t } from "#lib/language";
import { ADMIN_SECTIONS } from "../sections";

/** Leads to the parts of the page: beside them where there is room, else in a row above. */
export function SectionNav() {
  return (
    <nav aria-label={t("On this page")} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:gap-0 lg:border-s lg:border-line lg:py-0">
        {Object.values(ADMIN_SECTIONS).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-md px-3 text-sm whitespace-nowrap text-ink-muted hover:bg-sunken hover:text-ink lg:min-h-9 lg:rounded-s-none"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
