import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { Button } from "./ui/button";

const PLACE = "-ms-3 mb-1 px-3 text-ink-muted nav:mb-3 print:hidden";

/** The way back, above the heading of a page: an address, or what finds the place that one came from. */
export function Back({ label, to }: { label: string; to: string | (() => void) }) {
  const words = (
    <>
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </>
  );
  return typeof to === "string" ? (
    <Button asChild variant="quiet" className={PLACE}>
      <Link href={to}>{words}</Link>
    </Button>
  ) : (
    <Button variant="quiet" onClick={to} className={PLACE}>
      {words}
    </Button>
  );
}
