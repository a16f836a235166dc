import { said } from "#lib/text/language";
import { statusLabel } from "@tureen/domain/shopping-lists/status";
import { Check, Lock } from "lucide-react";
import { Badge, type BadgeTone } from "#components/ui/badge";

const TONES: Readonly<Record<string, BadgeTone>> = { draft: "neutral", "locked-in": "yellow", ordered: "green" };

/** A status that this version does not know is red, and called "Unknown". */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={TONES[status] ?? "red"}>
      {status === "locked-in" && <Lock aria-hidden />}
      {status === "ordered" && <Check aria-hidden />}
      {said(statusLabel(status))}
    </Badge>
  );
}
