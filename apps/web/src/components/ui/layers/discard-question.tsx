import { t } from "#lib/text/language";
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from "./alert-dialog";
import { Button } from "../button";

interface DiscardQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Asked before something typed is thrown away by Back, Escape or a tap beside it. */
export function DiscardQuestion({ open, onOpenChange, onDiscard }: DiscardQuestionProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent
        title={t("Discard your changes?")}
        description={t("What you have changed here is not saved yet.")}
        actions={
          <>
            <AlertDialogCancel asChild>
              <Button variant="secondary">{t("Keep editing")}</Button>
            </AlertDialogCancel>
            <Button variant="danger" onClick={onDiscard}>
              {t("Discard")}
            </Button>
          </>
        }
      />
    </AlertDialog>
  );
}
