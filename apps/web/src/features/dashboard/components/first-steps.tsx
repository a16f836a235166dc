import { t } from "#lib/text/language";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Card } from "#components/ui/card";
import { PhoneCode } from "#components/phone-code";

const LINK_STYLE =
  "font-semibold text-herb-ink underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** What to do in a household that holds nothing yet. It goes away by itself. `homeAddresses`: where phones find the server. */
export default function FirstSteps({ homeAddresses }: { homeAddresses: readonly string[] }) {
  return (
    <Card className="overflow-hidden p-0">
      <div className="towel" aria-hidden />
      <div className="p-6 sm:p-8">
        <h2 className="text-xl">{t("First steps")}</h2>
        <ol className="mt-6 grid gap-8 lg:grid-cols-3">
          <Step number={1} title={t("Add a recipe")}>
            {t("Begin with one you know by heart.")}{" "}
            <Link href={paths.recipeAdd} className={LINK_STYLE}>
              {t("Write it down")}
            </Link>
          </Step>
          <Step number={2} title={t("Open it on your phone")}>
            <PhoneCode origin={window.location.origin} homeAddresses={homeAddresses} />
          </Step>
          <Step number={3} title={t("Connect Ollama")}>
            {t(
              "Recipes from photos and cookbooks are read by a model on your own machine. Everything else works without it.",
            )}{" "}
            <Link href={`${paths.admin}#model`} className={LINK_STYLE}>
              {t("See the admin page")}
            </Link>
          </Step>
        </ol>
      </div>
    </Card>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="figures grid size-9 shrink-0 place-items-center rounded-full bg-clay-soft font-serif font-semibold text-clay-ink"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-base leading-9">{title}</h3>
        <div className="text-sm text-ink-muted">{children}</div>
      </div>
    </li>
  );
}
