import { t } from "#lib/text/language";
import { useState } from "react";
import { FileDropZone } from "#components/file-drop-zone";
import { Button } from "#components/ui/button";
import { showFailure } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import { BookForecast } from "./book-forecast";
import { WithoutModel } from "./without-model";
import type { Said } from "@tureen/messages/text";
import { fileSizeInMegabytes } from "#lib/text/file-size";

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

const PDF_TYPE = "application/pdf";

/** 50 MB; 1 MB is 1,048,576 bytes (decisions, section 2). */
const MAX_BYTES = 50 * 1_048_576;

type AcceptedPdf = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly reason?: Said };

/** Takes exactly one PDF of at most 50 MB (specification, section 5); `reason` says more where the text does not. */
function acceptPdf(files: readonly File[]): AcceptedPdf {
  const [file, ...others] = files;
  if (!file || others.length > 0 || file.type !== PDF_TYPE) return { ok: false };
  if (file.size > MAX_BYTES)
    return {
      ok: false,
      reason: t("{file} has {size}; the maximum is 50MB.", {
        file: file.name,
        size: fileSizeInMegabytes(file.size),
      }),
    };
  return { ok: true, file };
}
