import { serverAddress } from "#lib/screen/address";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { PhoneCode } from "#components/phone-code";
import { IconButton } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { classNames } from "#lib/screen/class-names";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import type { StepsDone } from "../hooks/use-first-steps";

const LINK_STYLE =
  "font-semibold text-herb-ink underline decoration-line-strong underline-offset-4 hover:decoration-current";

interface FirstStepsProps {
  done: StepsDone;
  /** Where phones find the server. */
  homeAddresses: readonly string[];
  onDismiss: () => void;
}

/** What to do in a new household, ticked off one by one. */
export default function FirstSteps({ done, homeAddresses, onDismiss }: FirstStepsProps) {
  const { data: health } = trpc.ai.health.useQuery(undefined, { meta: { silent: true } });
  return (
    <Card className="overflow-hidden p-0">
      <div className="towel" aria-hidden />
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-xl">{t("First steps")}</h2>
          <IconButton icon={X} className="-me-2 -mt-2" label={t("Close")} onClick={onDismiss} />
        </div>
        <ol className="mt-4 grid gap-6 lg:grid-cols-3">
          <Step number={1} title={t("Add a recipe")} isDone={done.recipe}>
            {t("Begin with one you know by heart.")}{" "}
            <Link href={paths.recipeAdd} className={LINK_STYLE}>
              {t("Write it down")}
            </Link>
          </Step>
          <Step number={2} title={t("Invite a phone")} isDone={done.phone}>
            <PhoneCode origin={serverAddress()} homeAddresses={homeAddresses} />
          </Step>
          <Step number={3} title={t("Connect Ollama")} isDone={(health?.textModel ?? null) !== null}>
            {t("Reads photos and cookbooks on your own machine. Everything else works without it.")}{" "}
            <Link href={`${paths.admin}#model`} className={LINK_STYLE}>
              {t("See the admin page")}
            </Link>
          </Step>
        </ol>
      </div>
    </Card>
  );
}

interface StepProps {
  number: number;
  title: string;
  /** What is done says no more than that. */
  isDone: boolean;
  children: ReactNode;
}

function Step({ number, title, isDone, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className={classNames(
          "figures grid size-9 shrink-0 place-items-center rounded-full font-serif font-semibold",
          isDone ? "bg-herb-soft text-herb-ink" : "bg-clay-soft text-clay-ink",
        )}
      >
        {isDone ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-0">
        <h3 className={classNames("text-base leading-9", isDone && "text-ink-muted")}>
          {title}
          {isDone && <span className="sr-only">{t(", done")}</span>}
        </h3>
        {!isDone && <div className="text-sm text-ink-muted">{children}</div>}
      </div>
    </li>
  );
}
