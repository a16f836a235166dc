import { LoaderCircle } from "lucide-react";
import { cloneElement, type ComponentProps, isValidElement } from "react";
import { classNames } from "#lib/screen/class-names";

interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "danger-quiet" | "link" | undefined;
  /** "icon" and "icon-sm" are squares for a single icon; give the button an `aria-label`. */
  size?: "md" | "sm" | "icon" | "icon-sm" | undefined;
}

/** The classes of a button (`styles/components.css`), for what has to look like one. */
export function buttonStyle({ variant = "primary", size = "md" }: ButtonStyle): string {
  return `button button-${size} button-${variant}`;
}

type ButtonProps = ComponentProps<"button"> &
  ButtonStyle &
  (
    | {
        asChild?: false;
        /** Shows a turning ring and refuses clicks; the text is the caller's ("Saving..."). */
        busy?: boolean;
      }
    | {
        /** Puts the look on the only child instead, for links, which cannot be disabled. */
        asChild: true;
        busy?: never;
        disabled?: never;
      }
  );

/** Sends no form unless its `type` is "submit". */
export function Button({
  className,
  variant,
  size,
  busy = false,
  asChild = false,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const style = classNames(buttonStyle({ variant, size }), className);
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { ...props, className: classNames(style, children.props.className) });
  return (
    <button
      type="button"
      className={style}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}
