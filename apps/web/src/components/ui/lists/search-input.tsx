import { t } from "#lib/text/language";
import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { classNames } from "#lib/screen/class-names";
import { Input } from "../field";

interface SearchInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  value: string;
  onValueChange: (value: string) => void;
}

/** A search box with a magnifier and, once it holds something, a button that empties it. */
export function SearchInput({ value, onValueChange, className, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear(): void {
    onValueChange("");
    input.current?.focus();
  }
  return (
    <span className={classNames("relative block h-fit", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-muted"
      />
      <Input
        ref={input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...props}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames("ps-10 [&::-webkit-search-cancel-button]:hidden", value === "" ? "pe-3" : "pe-11")}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label={t("Clear search")}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </span>
  );
}
