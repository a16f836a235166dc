import type { Said } from "@tureen/messages/text";
import { Minus, Plus } from "lucide-react";
import { IconButton } from "./ui/button";

interface CountStepperProps {
  count: number;
  least: number;
  most: number;
  /** The count in words, and what the two buttons do. */
  says: Said;
  less: Said;
  more: Said;
  onChange: (count: number) => void;
}

/** A count with a button for one less and for one more; from 1.5 the next ones are whole. */
export function CountStepper({ count, least, most, says, less, more, onChange }: CountStepperProps) {
  return (
    <span className="flex w-fit max-w-full items-center rounded-md border border-line-strong bg-surface">
      <IconButton
        icon={Minus}
        label={less}
        disabled={count <= least}
        onClick={() => onChange(Math.max(least, Math.ceil(count) - 1))}
      />
      <output className="figures min-w-24 text-center large-text:min-w-0 large-text:flex-1 text-sm font-semibold">
        {says}
      </output>
      <IconButton
        icon={Plus}
        label={more}
        disabled={count >= most}
        onClick={() => onChange(Math.min(most, Math.floor(count) + 1))}
      />
    </span>
  );
}
