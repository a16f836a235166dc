import { FileDropZone } from "#components/file-drop-zone";
import { Button } from "#components/ui/button";
import { showFailure } from "#lib/toasts";
import { acceptPdf, PDF_TYPE } from "../accept-pdf";
import { PDF_MESSAGES } from "../messages";

interface ChoosePdfProps {
  file: File | null;
  onChange: (file: File | null) => void;
  onProcess: (file: File) => void;
}

/** Takes exactly one PDF, by drop or click, and sets the work going. */
export function ChoosePdf({ file, onChange, onProcess }: ChoosePdfProps) {
  function take(files: readonly File[]): void {
    const accepted = acceptPdf(files);
    if (accepted.ok) onChange(accepted.file);
    else showFailure(PDF_MESSAGES.notAPdf, { description: accepted.reason });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <FileDropZone
        label="Choose a PDF"
        hint="One PDF, maximum 50MB"
        accept={PDF_TYPE}
        file={file}
        onFiles={take}
        onRemove={() => onChange(null)}
      />
      <Button className="w-fit" disabled={!file} onClick={() => file && onProcess(file)}>
        Process PDF
      </Button>
    </div>
  );
}
