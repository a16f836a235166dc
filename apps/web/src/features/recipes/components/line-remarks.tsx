import { CircleAlert } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import type { LineValues } from "../line-values";
import { shownLineText } from "../line-text";

interface LineRemarksProps {
  line: LineValues;
  error: string | undefined;
  /** Somebody has compared the line with its source. */
  onLooked: () => void;
}

const UNFOUND: Readonly<Record<Exclude<LineValues["unfound"], "">, string>> = {
  name: "Ingredient not found in the source: check",
  amount: "Amount not found in the source: check",
  both: "Not found in the source: check",
};

/** What one should know of a line beside its fields: where it came from, and what is doubtful. */
export function LineRemarks({ line, error, onLooked }: LineRemarksProps) {
  const source = line.lineId === null && !line.sharesRaw && saysMore(line) ? line.raw : "";
  if (!source && !line.pack && !line.unfound && !error) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-2 text-sm text-ink-muted">
      {error && <p className="text-berry-ink">{error}</p>}
      {line.unfound && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge tone="yellow">
            <CircleAlert aria-hidden />
            {UNFOUND[line.unfound]}
          </Badge>
          <Button variant="link" className="text-sm" onClick={onLooked}>
            It is right
          </Button>
        </p>
      )}
      {line.pack && <p>{line.pack} each</p>}
      {source && (
        <p>
          Read from <q>{source}</q>
        </p>
      )}
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
