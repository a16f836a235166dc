import { text } from "@tureen/messages/text";
import { rich, t } from "#lib/text/language";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";

const STEPS = [
  [text("Upload"), text("To the machine in your home, nowhere else.")],
  [text("Extract text"), text("Pages that are pictures are read letter by letter.")],
  [text("AI recipe extraction"), text("Only where rules are unsure, the model says which lines belong together.")],
  [text("Import into database"), text("What is in doubt waits for you, page by page.")],
] as const;

/** The four steps of the specification, section 4, whatever an import is doing now. */
export function HowItWorks() {
  return (
    <aside aria-labelledby="how-it-works" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="how-it-works" className="text-lg">
        {t("How it works")}
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map(([title, explanation], index) => (
          <li key={title.message} className="grid grid-cols-[2rem_1fr] text-sm">
            <span aria-hidden className="figures font-serif text-lg leading-none text-clay">
              {index + 1}
            </span>
            <div>
              <h3 className="font-sans text-sm font-semibold tracking-normal">{t(title)}</h3>
              <p className="text-ink-muted">{t(explanation)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-ink-muted">
        {rich(
          "You can leave this page: the import goes on. How many recipes it may bring is set in <link>Admin</link>.",
          {
            link: (words) => (
              <Link
                href={`${paths.admin}#settings`}
                className="font-semibold text-herb-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </aside>
  );
}
