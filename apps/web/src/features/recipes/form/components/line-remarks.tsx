import { type Text, text } from "@tureen/messages/text";
import { rich, t } from "#lib/text/language";
import { CircleAlert } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import type { LineValues } from "../line-values";
import type { RecipeOption } from "../use-own-recipes";
import { shownLineText } from "../line-text";

interface LineRemarksProps {
  line: LineValues;
  error: string | undefined;
  /** Somebody has compared the line with its source. */
  onLooked: () => void;
  /** A recipe that its words are the title of: it is only offered. */
  offered: RecipeOption | undefined;
  /** Makes the line this recipe, or food again. */
  onLink: (recipe: RecipeOption | null) => void;
}

const UNFOUND: Readonly<Record<Exclude<LineValues["unfound"], "">, Text>> = {
  name: text("Ingredient not found in the source: check"),
  amount: text("Amount not found in the source: check"),
  both: text("Not found in the source: check"),
  unreadable: text("No food recognised: check"),
  "too-much": text("A lot for so few: check"),
  unused: text("Used in no step: check"),
};

/** What one should know of a line beside its fields: where it came from, and what is doubtful. */
export function LineRemarks({ line, error, onLooked, offered, onLink }: LineRemarksProps) {
  const source = line.lineId === null && !line.sharesRaw && saysMore(line) ? line.raw : "";
  const { recipe } = line;
  if (!source && !line.pack && !line.unfound && !error && !recipe && !offered) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-2 text-sm text-ink-muted">
      {error && <p className="text-berry-ink">{error}</p>}
      {recipe && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t("Is your recipe “{title}”", { title: recipe.title })}
          <Button variant="link" className="text-sm" onClick={() => onLink(null)}>
            {t("Buy it instead")}
          </Button>
        </p>
      )}
      {!recipe && offered && (
        <Button variant="link" className="text-sm" onClick={() => onLink(offered)}>
          {t("Make it by your recipe “{title}”", { title: offered.title })}
        </Button>
      )}
      {line.unfound && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge tone="yellow">
            <CircleAlert aria-hidden />
            {t(UNFOUND[line.unfound])}
          </Badge>
          <Button variant="link" className="text-sm" onClick={onLooked}>
            {t("It is right")}
          </Button>
        </p>
      )}
      {line.pack && <p>{t("{pack} each", { pack: line.pack })}</p>}
      {source && <p>{rich("Read from <q>{source}</q>", { source, q: (words) => <q>{words}</q> })}</p>}
    </div>
  );
}

/** Words and numbers that are worth comparing: not "of", not the way in which a half is written. */
const TELLING_WORDS = /\p{L}{3,}|\d{2,}/gu;

/** True where the line, as it was written, holds something that its fields do not. */
function saysMore(line: LineValues): boolean {
  const told = new Set(`${shownLineText(line)} ${line.pack}`.toLowerCase().match(TELLING_WORDS));
  return (line.raw.toLowerCase().match(TELLING_WORDS) ?? []).some((word) => !told.has(word));
}
