import type { Said } from "@tureen/messages/text";
import { ChevronDown, CircleAlert } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "#lib/screen/class-names";

interface FieldControlProps {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  "aria-required"?: true | undefined;
}

const FieldContext = createContext<FieldControlProps>({});

/**
 * What ties a control to the {@link Field} around it: its id, its description and whether it is wrong.
 * Empty outside a field. What the control was given itself wins.
 */
export function useFieldControl(): FieldControlProps {
  return useContext(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  /** What to write, in a few words, below the label. */
  hint?: ReactNode;
  /** What is wrong, as a sentence; shown beside the field and read with it. */
  error?: Said | undefined;
  required?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place says it already. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A label, its control, a hint and an error that belong together. The control is one of this folder's inputs. */
export function Field({ label, hint, error, required = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control: FieldControlProps = {
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  return (
    <div className={classNames("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <Label htmlFor={id} className={classNames(required && "required-mark", hideLabel && "sr-only")}>
        {label}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-xs text-ink-muted">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-berry-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function Label({ className, htmlFor, children }: { className?: string; htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className={classNames("w-fit text-sm font-semibold text-ink", className)}>
      {children}
    </label>
  );
}

/** Tied to the {@link Field} around it; a property of its own wins. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  // A family writes in a script of its own; numbers and dates have the page's direction.
  const dir = type === "text" || type === "search" ? "auto" : undefined;
  return <input type={type} dir={dir} {...useFieldControl()} className={classNames("control", className)} {...props} />;
}

/** Grows with its text where the browser can do so; otherwise it scrolls. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      {...useFieldControl()}
      className={classNames("control field-sizing-content max-h-[70dvh] resize-y", className)}
      style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
      {...props}
    />
  );
}

/** The platform's own list of choices (children are `<option>`s): on a phone nothing is quicker to a thumb. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block min-w-0">
      <select {...useFieldControl()} className={classNames("control appearance-none pe-10", className)} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}

type TextFieldProps = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"input">, "onChange"> & { onValueChange: (value: string) => void };

/** A line of text or a day with its label; all else is the input's own. */
export function TextField({ label, hint, error, hideLabel, className, onValueChange, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={input.required}>
      <Input {...input} onChange={(event) => onValueChange(event.target.value)} />
    </Field>
  );
}

type SelectFieldProps<Value extends string | number> = Omit<FieldProps, "children"> &
  Omit<ComponentProps<"select">, "onChange" | "value"> & {
    value: Value;
    onValueChange: (value: Value) => void;
    /** What is chosen among, and how each is called. */
    options: readonly { readonly value: Value; readonly label: string }[];
  };

/** One of a list, with its label. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, hint, error, hideLabel, className, options, onValueChange, ...select } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, className }} required={select.required}>
      <Select
        {...select}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onValueChange(chosen.value);
        }}
      >
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
