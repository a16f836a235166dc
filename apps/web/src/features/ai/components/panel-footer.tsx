import { t } from "#lib/text/language";
import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button, CancelButton } from "#components/ui/button";
import type { RecipeGeneration } from "../hooks/use-recipe-generation";

interface PanelFooterProps {
  generation: RecipeGeneration;
  /** What the button does, and what it says while it is done. */
  label: string;
  busyLabel: string;
  disabled?: boolean;
  onStart: () => void;
}

/** The two buttons of a panel, how long the model has been at work, and why it could not help. */
export function PanelFooter({
  generation: { isBusy, refusal, isModelRefusal, cancel },
  label,
  busyLabel,
  disabled = false,
  onStart,
}: PanelFooterProps) {
  return (
    <div className="mt-4 grid gap-3">
      {refusal && !isBusy && (
        <p role="alert" className="flex items-start gap-2 rounded-md bg-berry-soft px-4 py-3 text-berry-ink">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0">
            {refusal}
            {isModelRefusal && (
              <>
                {" "}
                <Link href={`${paths.admin}#model`} className="font-semibold underline underline-offset-4">
                  {t("See the admin page")}
                </Link>
              </>
            )}
          </span>
        </p>
      )}
      {isBusy && <WorkingTime />}
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={cancel} />
        <Button busy={isBusy} disabled={disabled} onClick={onStart}>
          {isBusy ? busyLabel : label}
        </Button>
      </div>
    </div>
  );
}

const TICK_MS = 1000;

/** A model at home may think for minutes; the count shows that nothing hangs. */
function WorkingTime() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="text-sm text-ink-muted">
      {t("A model at home may need a minute or two.")}{" "}
      <span aria-hidden className="figures whitespace-nowrap">
        {t("{seconds, number} s", { seconds })}
      </span>
    </p>
  );
}
