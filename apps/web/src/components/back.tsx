import { ArrowLeft } from "lucide-react";
import { Button, ButtonLink } from "./ui/button";

/** The way back, above the heading of a page: an address, or what finds the place that one came from. */
export function Back({ label, to }: { label: string; to: string | (() => void) }) {
  const look = {
    variant: "quiet",
    icon: ArrowLeft,
    className: "-ms-3 mb-1 px-3 text-ink-muted nav:mb-3 print:hidden",
  } as const;
  return typeof to === "string" ? (
    <ButtonLink {...look} href={to}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={to}>
      {label}
    </Button>
  );
}
