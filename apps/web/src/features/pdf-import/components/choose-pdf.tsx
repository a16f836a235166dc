import { t, rich } from "#lib/text/language";
import { useState } from "react";
import { FileDropZone } from "#components/file-drop-zone";
import { Button } from "#components/ui/button";
import { showFailure } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";
import { PDF_MESSAGES } from "../messages";
import type { Said } from "@tureen/messages/text";
import { fileSizeInMegabytes } from "#lib/text/file-size";
import { rangeOf } from "../import-steps";
import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { Checkbox } from "#components/ui/checkbox";

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

/** The browser cannot tell how many pages a PDF has: it may be packed away in it. */
const PAGES = 100;

/** What a book takes on this machine, said before it is sent; nothing while it is not known. */
function BookForecast({ isRulesOnly }: { isRulesOnly: boolean }) {
  const { data } = trpc.pdfImport.forecast.useQuery({ pages: PAGES }, { meta: { silent: true } });
  if (!data) return null;
  const { printed, scanned } = data;
  const usual =
    isRulesOnly || !printed
      ? t("A book of {pages, number} printed pages takes less than a minute where no model is asked", { pages: PAGES })
      : t("A book of {pages, number} pages takes {time} on your machine", { pages: PAGES, time: rangeOf(printed) });
  return (
    <p className="figures max-w-prose text-sm text-ink-muted">
      {t("{usual}; scanned pages take {time} more.", { usual, time: rangeOf(scanned) })}
    </p>
  );
}

interface WithoutModelProps {
  isRulesOnly: boolean;
  onChange: (isRulesOnly: boolean) => void;
}

/** Says before a book is sent that no model would read it, and what can be done without one. */
function WithoutModel({ isRulesOnly, onChange }: WithoutModelProps) {
  return (
    <section aria-label={t("Without a model")} className="rounded-md bg-butter-soft px-4 py-3 text-butter-ink">
      <p className="max-w-prose">
        {rich(
          "No model is ready (<link>get one</link>): what is read with certainty comes in, the rest waits for you beside its page.",
          {
            link: (words) => (
              <Link href={`${paths.admin}#model`} className="font-semibold underline underline-offset-4">
                {words}
              </Link>
            ),
          },
        )}
      </p>
      <Checkbox
        className="mt-2"
        label={t("Read this book without a model")}
        checked={isRulesOnly}
        onCheckedChange={onChange}
      />
    </section>
  );
}
