import { AlertDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { LatestFailureNote } from "#components/failure-note";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { TapsStay } from "#lib/screen/swallow-taps";
import { useToastsClearOf } from "#lib/screen/toasts-clear-of";
import { t } from "#lib/text/language";
import { Button } from "../button";
import { RememberOpener, useFocusReturn } from "./focus-return";

interface ConfirmDialogProps {
  /** Left out where the caller draws it only while it asks. */
  open?: boolean;
  onClose: () => void;
  /** The question: "Are you sure you want to delete this recipe?" */
  title: string;
  /** What goes with it, or what cannot be undone. */
  description?: ReactNode;
  /** The verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** While the answer is being carried out; close the dialog when it is done. */
  busy?: boolean;
  tone?: "danger" | "primary";
  /** False while something is missing that `children` ask for. */
  isReady?: boolean;
  /** What is to be done before it is confirmed. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back with one tap; the browser's Back says no, too. */
export function ConfirmDialog({ open = true, onClose, ...question }: ConfirmDialogProps) {
  useBackCloses(open, onClose);
  return (
    <AlertDialog.Root open={open} onOpenChange={onClose}>
      <Question {...question} />
    </AlertDialog.Root>
  );
}

/** It must be answered: no click outside closes it, and focus starts on the harmless answer. */
function Question({
  title,
  description,
  confirmLabel,
  cancelLabel = t("Cancel"),
  onConfirm,
  busy = false,
  tone = "danger",
  isReady = true,
  children,
}: Omit<ConfirmDialogProps, "open" | "onClose">) {
  const { opener, giveBack } = useFocusReturn();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useToastsClearOf(head, foot);
  const describedBy = description ? {} : { "aria-describedby": undefined };
  return (
    <AlertDialog.Portal container={document.body}>
      <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-veil" />
      <AlertDialog.Content
        {...describedBy}
        onCloseAutoFocus={giveBack}
        className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 animate-rise overflow-y-auto rounded-xl bg-raised p-6 shadow-lg outline-none"
      >
        <RememberOpener openerRef={opener} />
        <TapsStay />
        <AlertDialog.Title ref={setHead} className="text-xl">
          {title}
        </AlertDialog.Title>
        {description && (
          <AlertDialog.Description asChild>
            <div className="mt-2 text-ink-muted">{description}</div>
          </AlertDialog.Description>
        )}
        {children && <div className="mt-4 grid gap-4">{children}</div>}
        <LatestFailureNote className="mt-4" />
        <div ref={setFoot} className="mt-6 flex flex-wrap justify-end gap-2">
          <AlertDialog.Cancel asChild>
            <Button variant="secondary">{cancelLabel}</Button>
          </AlertDialog.Cancel>
          <Button variant={tone} busy={busy} disabled={!isReady} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Portal>
  );
}

interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked before something typed is thrown away by Back, Escape or a tap beside it. */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onKeep}
      title={t("Discard your changes?")}
      description={t("What you have changed here is not saved yet.")}
      cancelLabel={t("Keep editing")}
      confirmLabel={t("Discard")}
      onConfirm={onDiscard}
    />
  );
}
