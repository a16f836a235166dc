import type { RecipeImport } from "@tureen/contracts/recipe-imports";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button, ButtonLink } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Progress } from "#components/ui/progress";
import { rich, t } from "#lib/text/language";

interface ImportEndProps {
  state: RecipeImport;
  isCancelling: boolean;
  onCancel: () => void;
  onAgain: () => void;
}

/** The recipes while they come in, and what came of it. */
export function ImportEnd({ state, isCancelling, onCancel, onAgain }: ImportEndProps) {
  const { file_name: name, recipes, imported, skipped, status, error } = state;
  const isRunning = status === "running";
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg wrap-anywhere">{name}</h2>
      {isRunning && (
        <Progress label={t("Importing {name}", { name })} value={recipes === 0 ? 0 : (imported + skipped) / recipes} />
      )}
      <p role="status" className="figures">
        {isRunning
          ? t("{done, number} of {count, plural, one {# recipe} other {# recipes}}", {
              done: imported + skipped,
              count: recipes,
            })
          : t("{count, plural, one {# recipe} other {# recipes}} imported", { count: imported })}
      </p>
      {state.pictures > 0 && (
        <p className="figures text-ink-muted">
          {t("{done, number} of {count, plural, one {# picture} other {# pictures}}", {
            done: state.photos,
            count: state.pictures,
          })}
        </p>
      )}
      {state.photos_unreadable.length > 0 && (
        <p className="text-ink-muted">
          {t("The pictures of these recipes could not be read: {titles}", {
            titles: state.photos_unreadable.join(", "),
          })}
        </p>
      )}
      {isRunning && (
        <>
          <p className="text-sm text-ink-muted">{t("You may leave this page: the import goes on.")}</p>
          <Button variant="secondary" className="w-fit" disabled={isCancelling} onClick={onCancel}>
            {t("Cancel")}
          </Button>
        </>
      )}
      {status === "cancelled" && (
        <p className="figures text-ink-muted">
          {t(
            "The import was cancelled. {imported, plural, one {# recipe that had come in by then is} other {# recipes that had come in by then are}} kept.",
            { imported },
          )}
        </p>
      )}
      {!isRunning && skipped > 0 && (
        <p className="figures text-ink-muted">
          {t(
            "{count, plural, one {# recipe was left out: you have it already.} other {# recipes were left out: you have them already.}}",
            {
              count: skipped,
            },
          )}
        </p>
      )}
      {error && <p className="text-danger-ink">{error}</p>}
      {!isRunning && (
        <>
          <p className="text-sm text-ink-muted">
            {rich("The whole import can be taken back under <link>Admin, Recent import batches</link>.", {
              link: adminLink,
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={paths.recipes}>{t("View Recipes")}</ButtonLink>
            <Button variant="secondary" onClick={onAgain}>
              {t("Choose another file")}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function adminLink(words: ReactNode) {
  return (
    <Link href={`${paths.admin}#imports`} className="text-herb-ink underline underline-offset-4">
      {words}
    </Link>
  );
}
