import { type Text, text } from "@tureen/messages/text";
import { t } from "#lib/language";
import { statusLabel } from "@tureen/domain/shopping-lists/status";
import { Check, Lock } from "lucide-react";
import { Badge, type BadgeTone } from "#components/ui/badge";

const TONES: Readonly<Record<ReturnType<typeof statusLabel>, BadgeTone>> = {
  Draft: "neutral",
  "Locked in": "yellow",
  Ordered: "green",
  Unknown: "red",
};

const LABELS: Readonly<Record<ReturnType<typeof statusLabel>, Text>> = {
  Draft: text("Draft"),
  "Locked in": text("Locked in"),
  Ordered: text("Ordered"),
  Unknown: text("Unknown"),
};

export function StatusBadge({ status }: { status: string }) {
  const label = statusLabel(status);
  return (
    <Badge tone={TONES[label]}>
      {label === "Locked in" && <Lock aria-hidden />}
      {label === "Ordered" && <Check aria-hidden />}
      {t(LABELS[label])}
    </Badge>
  );
}
