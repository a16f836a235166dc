import { Plus } from "lucide-react";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { IconButton } from "#components/ui/button";
import { Input } from "#components/ui/field";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";
import type { SuggestedItem } from "@tureen/contracts/shopping-lists";
import { foldedSpellings } from "@tureen/domain/ingredients/names/normalize-name";
import { parseLine } from "@tureen/domain/ingredients/lines/parse-line";
import { bestMatches } from "@tureen/domain/ordering/best-matches";
import { trpc } from "#lib/server/trpc";
import { foldedFoodWords, foodName } from "#lib/text/food-names";

interface AddBarProps {
  /** Where several lists are shopped at once: the one that it goes on. */
  listName: string | null;
  autoFocus: boolean;
  onAdd: (line: string) => void;
  /** True for what is on the list already, and still to buy. */
  isOnList: (name: string) => boolean;
}

/** Until an arrow key is pressed, Enter adds what was typed. */
const NONE = -1;

/** The field that is always there: a line as people write it, "2 kg dog food", completed from what the family buys. */
export function AddBar({ listName, autoFocus, onAdd, isOnList }: AddBarProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(NONE);
  const [isClosed, setIsClosed] = useState(false);
  const suggestions = useSuggestions(text);
  const isOpen = suggestions.length > 0 && !isClosed;
  const label = listName === null ? t("Add an item") : t("Add an item to {name}", { name: listName });

  function change(next: string): void {
    setText(next);
    setActive(NONE);
    setIsClosed(false);
  }

  function add(line: string): void {
    if (line.trim() !== "") onAdd(line.trim());
    change("");
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    add(suggestions[active]?.line ?? text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen) return;
    if (event.key === "Escape") setIsClosed(true);
    else if (step !== undefined) setActive((index) => Math.max(NONE, Math.min(suggestions.length - 1, index + step)));
    else return;
    event.preventDefault();
  }

  /** A list out of a message is as many items as it has lines. */
  function onPaste(event: ClipboardEvent): void {
    const lines = event.clipboardData
      .getData("text")
      .split(/\r?\n/)
      .map((line) => line.replace(/^\s*[-–•*☐]\s*/, "").trim())
      .filter((line) => line !== "");
    if (lines.length < 2) return;
    event.preventDefault();
    for (const line of lines) onAdd(line);
    change("");
  }

  return (
    <form onSubmit={submit} className="relative px-3 py-2">
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("Suggestions")}
        hidden={!isOpen}
        className="absolute inset-x-3 bottom-full overflow-hidden rounded-lg border border-line-strong bg-raised shadow-lg"
      >
        {suggestions.map((suggestion, index) => (
          <SuggestedLine
            key={`${suggestion.food.name}/${suggestion.food.sub_type}`}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            isOnList={isOnList(suggestion.food.name)}
            onChoose={() => add(suggestion.line)}
          />
        ))}
      </div>
      <div className="flex gap-2">
        <Input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active !== NONE ? `${id}-${active}` : undefined}
          placeholder={listName === null ? t("2 kg dog food") : label}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          maxLength={200}
          autoFocus={autoFocus}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => setIsClosed(true)}
          onFocus={() => setIsClosed(false)}
        />
        <IconButton icon={Plus} variant="primary" type="submit" label={t("Add")} className="shrink-0" />
      </div>
    </form>
  );
}

interface SuggestedLineProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  isOnList: boolean;
  onChoose: () => void;
}

function SuggestedLine({ id, suggestion, isActive, isOnList, onChoose }: SuggestedLineProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Focus stays in the field, and the keyboard of the phone with it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        "flex min-h-11 w-full items-center justify-between gap-3 px-3.5 text-start",
        isActive ? "bg-herb-soft text-herb-ink" : "hover:bg-sunken",
      )}
    >
      <span className="truncate">{suggestion.shown}</span>
      {isOnList && <span className="shrink-0 text-xs text-ink-muted">{t("on the list")}</span>}
    </button>
  );
}

/** What a typed line may become. */
interface Suggestion {
  readonly food: SuggestedItem;
  /** The whole line with its food completed: "2 kg dog food". */
  readonly line: string;
  /** The same as it is said on the screen: "2 kg Hundefutter". */
  readonly shown: string;
  /** No amount was typed before the food. */
  readonly isBare: boolean;
}

const FRESH_MS = 10 * 60_000;
const MOST_SHOWN = 5;

/** What the family may mean by what it types, best first. Asked once: completing words needs no signal. */
function useSuggestions(typed: string): readonly Suggestion[] {
  const { data } = trpc.shoppingLists.suggestedItems.useQuery(undefined, {
    staleTime: FRESH_MS,
    meta: { silent: true },
  });
  const folded = useMemo(() => new Map((data?.suggestions ?? []).map((food) => [food, textsOf(food)])), [data]);
  const name = typed.trim() === "" ? "" : parseLine(typed).name;
  if (name === "" || !data) return [];
  const at = typed.lastIndexOf(name);
  const lead = at < 0 ? "" : typed.slice(0, at);
  return bestMatches(data.suggestions, name, (food) => folded.get(food) ?? [])
    .slice(0, MOST_SHOWN)
    .map((food) => ({
      food,
      line: `${lead}${nameOf(food)}`,
      shown: `${lead}${shownNameOf(food)}`,
      isBare: lead.trim() === "",
    }));
}

/** "cherry tomatoes", as a person says it and the parser reads it. */
function nameOf({ name, sub_type: subType }: SuggestedItem): string {
  return subType ? `${name} (${subType})` : name;
}

/** What the language on the screen calls it. */
function shownNameOf(food: SuggestedItem): string {
  return nameOf({ ...food, name: foodName(food.name) });
}

function textsOf(food: SuggestedItem): readonly string[] {
  return [food.name, ...(food.sub_type ? [`${food.sub_type} ${food.name}`] : []), ...food.aliases]
    .flatMap(foldedSpellings)
    .concat(foldedFoodWords(food.name));
}
