import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary:
          "bg-herb text-on-herb shadow-sm hover:not-disabled:bg-herb-strong disabled:bg-line disabled:text-ink-muted disabled:shadow-none",
        secondary:
          "border border-line-strong bg-surface text-ink hover:not-disabled:border-ink-muted hover:not-disabled:bg-sunken disabled:border-line disabled:text-ink-muted",
        quiet: "text-ink hover:not-disabled:bg-sunken disabled:text-ink-muted",
        danger:
          "bg-berry text-on-berry shadow-sm hover:not-disabled:bg-berry-strong disabled:bg-line disabled:text-ink-muted disabled:shadow-none",
        "danger-quiet": "text-berry-ink hover:not-disabled:bg-berry-soft disabled:text-ink-muted",
        link: "text-herb-ink underline decoration-line-strong underline-offset-4 hover:not-disabled:decoration-current",
      },
      size: {
        md: "min-h-11 px-4 text-base",
        sm: "min-h-9 px-3 text-sm",
        /** A square for a single icon; give the button an `aria-label`. */
        icon: "size-11",
        "icon-sm": "size-9",
      },
    },
    compoundVariants: [{ variant: "link", class: "min-h-0 px-0 py-1" }],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonStyle> {
  /** Shows a turning ring and refuses clicks; the text is the caller's ("Saving..."). */
  busy?: boolean;
  /** Puts the look on the only child instead, for links. */
  asChild?: boolean;
}

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
  if (asChild) {
    return (
      <Slot.Root className={style} {...props}>
        {children}
      </Slot.Root>
    );
  }
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
