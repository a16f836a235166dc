import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

const badgeStyle = cva(
  "inline-flex w-fit items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink-muted",
        green: "bg-herb-soft text-herb-ink",
        yellow: "bg-butter-soft text-butter-ink",
        red: "bg-berry-soft text-berry-ink",
        clay: "bg-clay-soft text-clay-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

export function Badge({ className, tone, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={classNames(badgeStyle({ tone }), className)} {...props} />;
}
