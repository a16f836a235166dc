import { t } from "#lib/language";
import { useState } from "react";
import { FileDropZone } from "#components/file-drop-zone";
import { Button } from "#components/ui/button";
import { showFailure } from "#lib/toasts";
import { trpc } from "#lib/trpc";
import { acceptPdf, PDF_TYPE } from "../accept-pdf";
import { PDF_MESSAGES } from "../messages";
import { BookForecast } from "./book-forecast";
import { WithoutModel } from "./without-model";

interface ChoosePdfProps {
  file: File | null;
  onChange: (file: File | null) => void;
  onProcess: (book: { file: File; isRulesOnly: boolean }) => void;
}

/** Takes exactly one PDF, by drop or click, and sets the work going. */
export function ChoosePdf({ file, onChange, onProcess }: ChoosePdfProps) {
  // Where it cannot be told, the server says at the upload what is missing.
  const { data: health } = trpc.ai.health.useQuery(undefined, { meta: { silent: true } });
  const hasNoModel = health?.textModel === null;
  const [wantsRules, setWantsRules] = useState(true);
  const isRulesOnly = hasNoModel && wantsRules;

  function take(files: readonly File[]): void {
    const accepted = acceptPdf(files);
    if (accepted.ok) onChange(accepted.file);
    else showFailure(PDF_MESSAGES.notAPdf, { description: accepted.reason });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <FileDropZone
        label={t("Choose a PDF")}
        hint={t("One PDF, maximum 50MB")}
        accept={PDF_TYPE}
        file={file}
        onFiles={take}
        onRemove={() => onChange(null)}
      />
      {file && <BookForecast isRulesOnly={isRulesOnly} />}
      {hasNoModel && <WithoutModel isRulesOnly={isRulesOnly} onChange={setWantsRules} />}
      <Button className="w-fit" disabled={!file} onClick={() => file && onProcess({ file, isRulesOnly })}>
        {t("Process PDF")}
      </Button>
    </div>
  );
}
