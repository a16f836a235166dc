import { AlertDialog as RadixAlertDialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { LatestFailureNote } from "#components/failure-note";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { TapsStay } from "#lib/screen/swallow-taps";
import { useToastsClearOf } from "#lib/screen/toasts-clear-of";
import { RememberOpener, useFocusReturn } from "./focus-return";

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The caller keeps whether it is open; the browser's Back closes it, too. */
export function AlertDialog({ open, onOpenChange, children }: AlertDialogProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {children}
    </RadixAlertDialog.Root>
  );
}

export const AlertDialogCancel = RadixAlertDialog.Cancel;

/** A question that must be answered: no click outside closes it, and focus starts on the harmless answer. */
export function AlertDialogContent({
  title,
  description,
  actions,
  children,
}: {
  title: string;
  description?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** What stands above them. */
  children?: ReactNode;
}) {
  const { opener, giveBack } = useFocusReturn();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useToastsClearOf(head, foot);
  const describedBy = description ? {} : { "aria-describedby": undefined };
  return (
    <RadixAlertDialog.Portal container={document.body}>
      <RadixAlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-veil" />
      <RadixAlertDialog.Content
        {...describedBy}
        onCloseAutoFocus={giveBack}
        className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 animate-rise overflow-y-auto rounded-xl bg-raised p-6 shadow-lg outline-none"
      >
        <RememberOpener openerRef={opener} />
        <TapsStay />
        <RadixAlertDialog.Title ref={setHead} className="text-xl">
          {title}
        </RadixAlertDialog.Title>
        {description && (
          <RadixAlertDialog.Description asChild>
            <div className="mt-2 text-ink-muted">{description}</div>
          </RadixAlertDialog.Description>
        )}
        {children && <div className="mt-4 grid gap-4">{children}</div>}
        <LatestFailureNote className="mt-4" />
        <div ref={setFoot} className="mt-6 flex flex-wrap justify-end gap-2">
          {actions}
        </div>
      </RadixAlertDialog.Content>
    </RadixAlertDialog.Portal>
  );
}
