import { rich, t } from "#lib/text/language";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Checkbox } from "#components/ui/checkbox";

interface WithoutModelProps {
  isRulesOnly: boolean;
  onChange: (isRulesOnly: boolean) => void;
}

/** Says before a book is sent that no model would read it, and what can be done without one. */
export function WithoutModel({ isRulesOnly, onChange }: WithoutModelProps) {
  return (
    <section aria-label={t("Without a model")} className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink">
      <p className="max-w-prose">
        {rich(
          "No model is ready (<link>get one</link>): what is read with certainty comes in, the rest waits for you beside its page.",
          {
            link: (words) => (
              <Link href={`${paths.admin}#model`} className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
          },
        )}
      </p>
      <Checkbox
        className="mt-2"
        label={t("Read this book without a model")}
        checked={isRulesOnly}
        onCheckedChange={onChange}
      />
    </section>
  );
}
