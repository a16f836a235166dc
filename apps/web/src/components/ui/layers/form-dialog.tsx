import { type ReactNode, useId } from "react";
import { Button, CancelButton } from "../button";
import { Dialog, type DialogProps } from "./dialog";

interface FormDialogProps extends Omit<DialogProps, "footer"> {
  /** The verb of the button that sends the form: "Save". */
  submitLabel: string;
  /** While it is being carried out; close the dialog when it is done. */
  busy: boolean;
  /** False while something is missing. */
  isReady?: boolean;
  onSubmit: () => void;
  /** Buttons before these two. */
  actions?: ReactNode;
  /** Of the form. */
  className?: string;
  /** What stands below the form and is no part of it. */
  below?: ReactNode;
}

/** A form in a dialog, with the buttons that leave and send it. */
export function FormDialog(props: FormDialogProps) {
  const {
    submitLabel,
    busy,
    isReady = true,
    onSubmit,
    actions,
    className = "grid gap-4",
    below,
    children,
    ...dialog
  } = props;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          {actions}
          <CancelButton onClick={dialog.onClose} />
          <Button type="submit" form={id} busy={busy} disabled={!isReady}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && isReady) onSubmit();
        }}
      >
        {children}
      </form>
      {below}
    </Dialog>
  );
}
