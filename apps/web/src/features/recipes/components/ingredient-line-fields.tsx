import { ChevronDown, CircleAlert, X } from "lucide-react";
import { memo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Badge } from "../../../components/ui/badge";
import { Button } from "../../../components/ui/button";
import { Input } from "../../../components/ui/input";
import { classNames } from "../../../lib/class-names";
import { amountLeft, type LineValues, type RecipeFormValues } from "../recipe-form";
import { lineText } from "../recipe-input";
import { UNITS_LIST_ID } from "./unit-suggestions";

interface IngredientLineFieldsProps {
  index: number;
  onRemove: (index: number) => void;
}

const UNFOUND: Readonly<Record<Exclude<LineValues["unfound"], "">, string>> = {
  name: "Ingredient not found in the source: check",
  amount: "Amount not found in the source: check",
  both: "Not found in the source: check",
};

/** The columns of the list where it is wide; narrow, a line takes two or three rows. */
export const LINE_COLUMNS = "@2xl:grid-cols-[5rem_6rem_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)_2.75rem]";

/** One ingredient: amount, unit and name, and whatever more there is to say about it. */
export const IngredientLineFields = memo(function IngredientLineFields({ index, onRemove }: IngredientLineFieldsProps) {
  const { register, setValue, getValues, formState } = useFormContext<RecipeFormValues>();
  const line = useWatch<RecipeFormValues, `lines.${number}`>({ name: `lines.${index}` });
  const [showsMore, setShowsMore] = useState(line.subType !== "" || line.notes !== "");
  const error = formState.errors.lines?.[index]?.name?.message;
  const nth = `ingredient ${index + 1}`;
  const isMoreShown = showsMore ? "" : "hidden @2xl:block";

  // Whoever changes a line has looked at it.
  const looked = { onChange: () => getValues(`lines.${index}.unfound`) !== "" && setValue(`lines.${index}.unfound`, "") };
  const amount = register(`lines.${index}.amount`, {
    ...looked,
    onBlur: () => setValue(`lines.${index}.amount`, amountLeft(getValues(`lines.${index}.amount`))),
  });

  return (
    <li
      className={classNames(
        "grid grid-cols-[4.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-2 gap-y-2 border-b border-line py-3 @2xl:gap-x-2 @2xl:py-2",
        LINE_COLUMNS,
      )}
    >
      <Input {...amount} aria-label={`Amount of ${nth}`} placeholder="Amount" inputMode="decimal" autoComplete="off" className="figures" />
      <Input
        {...register(`lines.${index}.unit`, looked)}
        aria-label={`Unit of ${nth}`}
        placeholder="Unit"
        list={UNITS_LIST_ID}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
      />
      <Button
        variant="quiet"
        size="icon"
        aria-expanded={showsMore}
        aria-label={`Kind and notes of ${nth}`}
        onClick={() => setShowsMore((shows) => !shows)}
        className="text-ink-muted @2xl:hidden"
      >
        <ChevronDown aria-hidden className={classNames("size-5 transition-transform", showsMore && "rotate-180")} />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Remove ${line.name.trim() || nth}`}
        onClick={() => onRemove(index)}
        className="text-ink-muted @2xl:order-last"
      >
        <X aria-hidden className="size-5" />
      </Button>
      <Input
        {...register(`lines.${index}.name`, looked)}
        aria-label={`Name of ${nth}`}
        aria-invalid={error ? true : undefined}
        placeholder="Ingredient"
        maxLength={1000}
        autoCapitalize="none"
        autoComplete="off"
        className="col-span-full @2xl:col-span-1"
      />
      <Input
        {...register(`lines.${index}.subType`, looked)}
        aria-label={`Kind of ${nth}`}
        placeholder="Kind: red, dried"
        maxLength={200}
        autoCapitalize="none"
        autoComplete="off"
        className={classNames("col-span-full @2xl:col-span-1", isMoreShown)}
      />
      <Input
        {...register(`lines.${index}.notes`, looked)}
        aria-label={`Notes on ${nth}`}
        placeholder="Notes: finely chopped"
        maxLength={2000}
        autoCapitalize="none"
        autoComplete="off"
        className={classNames("col-span-full @2xl:col-span-1", isMoreShown)}
      />
      <LineRemarks line={line} error={error} onLooked={() => setValue(`lines.${index}.unfound`, "")} />
    </li>
  );
});

/** What one should know of a line beside its fields: where it came from, and what is doubtful. */
function LineRemarks({ line, error, onLooked }: { line: LineValues; error: string | undefined; onLooked: () => void }) {
  const source = line.raw !== "" && line.raw !== lineText(line) ? line.raw : "";
  if (!source && !line.pack && !line.unfound && !error) return null;
  return (
    <div className="order-last col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 px-1 text-sm text-ink-muted">
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
