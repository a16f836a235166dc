import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "wouter";
import { classNames } from "#lib/screen/class-names";
import { t } from "#lib/text/language";

interface ButtonStyle {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "danger-quiet" | "link" | undefined;
  /** "icon" and "icon-sm" are squares for a single icon; give the button an `aria-label`. */
  size?: "md" | "sm" | "icon" | "icon-sm" | undefined;
}

/** The classes of a button (`styles/components.css`), for what has to look like one. */
export function buttonStyle({ variant = "primary", size = "md" }: ButtonStyle): string {
  return `button button-${size} button-${variant}`;
}

interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** Before the words. */
  icon?: LucideIcon;
  /** Shows a turning ring and refuses clicks; the text is the caller's ("Saving..."). */
  busy?: boolean;
}

/** Sends no form unless its `type` is "submit". */
export function Button({
  className,
  variant,
  size,
  icon: Icon,
  busy = false,
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonStyle({ variant, size }), className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {Icon && !busy && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonStyle, Pick<ComponentProps<"a">, "className" | "aria-label" | "children"> {
  href: string;
  /** What the page that it leads to is told. */
  state?: object;
  icon?: LucideIcon;
}

/** A link in the look of a button. */
export function ButtonLink({ className, variant, size, icon: Icon, children, ...props }: ButtonLinkProps) {
  return (
    <Link className={classNames(buttonStyle({ variant, size }), className)} {...props}>
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  icon: LucideIcon;
  /** What it does, for those who have the screen read out: "Remove flour". */
  label: string;
  variant?: ComponentProps<typeof Button>["variant"];
  size?: "icon" | "icon-sm";
  busy?: boolean;
};

/** A button that is nothing but a picture; while it is busy the turning ring stands in the picture's place. */
export function IconButton({
  icon: Icon,
  label,
  variant = "quiet",
  size = "icon",
  busy = false,
  ...props
}: IconButtonProps) {
  return (
    <Button variant={variant} size={size} busy={busy} aria-label={label} {...props}>
      {!busy && <Icon aria-hidden className="size-5" />}
    </Button>
  );
}

/** The way out of a dialog, in its footer; `label` where nothing is given up, "Close". */
export function CancelButton({ onClick, label = t("Cancel") }: { onClick: () => void; label?: string }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {label}
    </Button>
  );
}
