import { t } from "#lib/text/language";
import type { ReactNode } from "react";
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from "./ui/layers/alert-dialog";
import { Button } from "./ui/button";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Are you sure you want to delete this recipe?" */
  title: string;
  /** What goes with it, or what cannot be undone. */
  description?: ReactNode;
  /** The verb: "Delete". */
  confirmLabel: string;
  onConfirm: () => void;
  /** While the answer is being carried out; close the dialog when it is done. */
  busy?: boolean;
  tone?: "danger" | "primary";
  /** False while something is missing that `children` ask for. */
  isReady?: boolean;
  /** What is to be done before it is confirmed. */
  children?: ReactNode;
}

/** Asks before something is done that cannot be taken back with one tap. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, children } = props;
  const { busy = false, tone = "danger", isReady = true } = props;
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent
        title={title}
        description={description}
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button variant="secondary">{t("Cancel")}</Button>
            </AlertDialogCancel>
            <Button variant={tone} busy={busy} disabled={!isReady} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        {children}
      </AlertDialogContent>
    </AlertDialog>
  );
}
