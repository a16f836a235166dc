import { t } from "#lib/text/language";
import { FileText, Upload, X } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "#lib/screen/class-names";
import { fileSizeInMegabytes } from "#lib/text/file-size";
import { IconButton } from "./ui/button";

interface FileDropZoneProps {
  /** What to choose: "Choose a PDF". */
  label: string;
  /** What is accepted, in words: "One PDF, up to 50MB". */
  hint?: ReactNode;
  /** The `accept` of a file input: "application/pdf". The browser only suggests by it; check in `onFiles`. */
  accept: string;
  /** The chosen file, or null. */
  file: File | null;
  /** Everything that was dropped or picked; more than one where a person dropped more than one. */
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
  disabled?: boolean;
  /** Stands above the name of the chosen file, for a picture of it. */
  preview?: ReactNode;
}

/** Takes a file by click, key or drop; then shows its name and size, with a button to take it away again. */
export function FileDropZone(props: FileDropZoneProps) {
  const { label, hint, accept, file, onFiles, onRemove, disabled = false, preview } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null): void {
    if (files && files.length > 0 && !disabled) onFiles([...files]);
    // The same file chosen again after its removal must count as a change.
    if (input.current) input.current.value = "";
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        "relative min-w-0 rounded-lg border-2 border-dashed transition-colors",
        isOver ? "border-herb bg-herb-soft" : "border-line-strong bg-surface",
        "has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => take(event.target.files)}
        className="sr-only"
      />
      {file ? (
        <div className="grid grid-cols-1 gap-3 p-4">
          {preview}
          <div className="flex items-center gap-3">
            <FileText aria-hidden className="size-6 shrink-0 text-clay" />
            <p className="min-w-0 flex-1">
              <span className="block truncate font-medium">{file.name}</span>
              <span className="figures text-sm text-ink-muted">{fileSizeInMegabytes(file.size)}</span>
            </p>
            <IconButton
              icon={X}
              label={t("Remove {name}", { name: file.name })}
              disabled={disabled}
              onClick={onRemove}
            />
          </div>
          <label htmlFor={id} className="sr-only">
            {t("Choose another file")}
          </label>
        </div>
      ) : (
        <label htmlFor={id} className="grid cursor-pointer justify-items-center gap-1 px-6 py-9 text-center">
          <Upload aria-hidden className="mb-1 size-7 text-clay" />
          <span className="font-semibold">{label}</span>
          <span className="text-sm text-ink-muted pointer-coarse:hidden">{t("Drop it here, or click to choose")}</span>
        </label>
      )}
      {hint && !file && (
        <p id={`${id}-hint`} className="-mt-6 px-6 pb-7 text-center text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
