import { t } from "#lib/text/language";
import type { StepPart } from "@tureen/domain/cooking/scaled-step";
import { useState } from "react";

interface ScaledAmountProps {
  /** The amount for as many as the others are shown for. */
  scaled: string;
  written: string;
}

/** An amount within a step; a tap shows what is written, and a second one this again. */
function ScaledAmount({ scaled, written }: ScaledAmountProps) {
  const [isWritten, showWritten] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-pressed={isWritten}
        title={isWritten ? t("As it is written") : t("Written: {amount}", { amount: written })}
        className="figures -my-2 inline rounded-sm py-2 font-semibold underline decoration-dotted underline-offset-4 print:hidden"
        onClick={() => showWritten(!isWritten)}
      >
        {isWritten ? written : scaled}
      </button>
      <strong className="figures hidden print:inline">{scaled}</strong>
    </>
  );
}

/** A step in its parts, the amounts in it for as many as are shown. */
export function ScaledParts({ parts }: { parts: readonly StepPart[] }) {
  return parts.map(({ text, written }, place) =>
    // Parts have no identity but their place; another amount is another button.
    written === null ? text : <ScaledAmount key={`${place} ${text}`} scaled={text} written={written} />,
  );
}
