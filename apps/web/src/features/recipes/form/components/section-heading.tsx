import { t } from "#lib/text/language";
import { X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button";
import { Input } from "#components/ui/field";

interface SectionHeadingProps {
  heading: string;
  onRename: (heading: string) => void;
  onRemove: () => void;
}

/** The heading over lines of the form: "For the dough". */
export function SectionHeading({ heading, onRename, onRemove }: SectionHeadingProps) {
  // Emptied on the way to another one, it is still the same heading.
  const [typed, setTyped] = useState<string | null>(null);

  function leave(): void {
    const named = typed?.trim() ?? heading;
    setTyped(null);
    if (named === "") onRemove();
    else if (named !== heading) onRename(named);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-1 pt-4 pb-1">
      <Input
        aria-label={t("Heading {heading}", { heading })}
        value={typed ?? heading}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        className="border-transparent bg-transparent px-1 font-serif text-lg font-semibold hover:border-line-strong @2xl:px-2.5"
      />
      <IconButton
        icon={X}
        label={t("Remove the heading {heading}", { heading })}
        onClick={onRemove}
        className="text-ink-muted"
      />
    </div>
  );
}
