import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { Button } from "./button";

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** What it opens, which is told how to close; its code may be loaded by then or with the tap (`lazyAhead`). */
  dialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      <Suspense>{isOpen && dialog(() => setIsOpen(false))}</Suspense>
    </>
  );
}
