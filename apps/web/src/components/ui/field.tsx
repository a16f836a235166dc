import type { Said } from "@tureen/messages/text";
import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
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
