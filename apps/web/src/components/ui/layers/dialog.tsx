import { t } from "#lib/text/language";
import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useDeferredValue, useState } from "react";
import { TapsStay } from "#lib/screen/swallow-taps";
import { useToastsClearOf } from "#lib/screen/toasts-clear-of";
import { useBackCloses } from "#lib/screen/route/back-closes";
import { LatestFailureNote } from "#components/failure-note";
import { classNames } from "#lib/screen/class-names";
import { useUnsavedInput } from "#lib/device/unsaved-input";
import { DiscardQuestion } from "./confirm-dialog";
import { RememberOpener, useFocusReturn } from "./focus-return";
import { PortalPlace } from "./portal-place";

export interface DialogProps {
  /** Left out where the caller draws it only while it is open. */
  open?: boolean;
  onClose: () => void;
  /** Something was typed or chosen that is not saved: leaving by Escape, Back or a tap beside it asks first. */
  hasChanges?: boolean;
  title: string;
  description?: ReactNode;
  /** The row of buttons; stays in view while the content scrolls. */
  footer?: ReactNode;
  /** `md` is a form of one column, `lg` two columns or a long list. */
  size?: "md" | "lg";
  /** Where focus goes first, when not to the first control. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Where focus goes afterwards, when not back to where it came from. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/**
 * A window over the page: it traps focus, gives it back and closes on Escape and the browser's Back. On a phone it rises
 * from the lower edge, where the thumb is. A Cancel button closes by itself: who presses it has said so.
 */
export function Dialog({ open = true, onClose, hasChanges = false, ...content }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedInput(open && hasChanges);
  useBackCloses(open, leave);

  function leave(): void {
    if (hasChanges) setIsAsking(true);
    else onClose();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={leave}>
      <DialogContent {...content} />
      <DiscardQuestion
        open={open && isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </RadixDialog.Root>
  );
}

/** Whoever answers a message, or taps twice on what this dialog has followed, has not left it. */
function keepForTaps(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster], [data-swallows-taps]"))
    event.preventDefault();
}

const SIZES = { md: "sm:max-w-lg", lg: "sm:max-w-3xl" };

function DialogContent({
  title,
  description,
  footer,
  size = "md",
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
}: Omit<DialogProps, "open" | "onClose" | "hasChanges">) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useToastsClearOf(head, foot);
  const { opener, giveBack } = useFocusReturn();
  // The veil falls with the tap's own frame; a phone takes several to draw a form. They are slices as long as the portal knows
  // its container: a portal that looks for one (Radix's default) is drawn a second time, all of it in one task.
  const isDrawn = useDeferredValue(true, false);
  // Without a description Radix must be told that none is meant.
  const describedBy = description ? {} : { "aria-describedby": undefined };
  return (
    <>
      <RadixDialog.Portal container={document.body}>
        <div className="fixed inset-0 z-50 animate-fade-in bg-veil" />
      </RadixDialog.Portal>
      {isDrawn && (
        <RadixDialog.Portal container={document.body}>
          {/* Keeps the page from scrolling. */}
          <RadixDialog.Overlay />
          <RadixDialog.Content
            ref={setElement}
            {...describedBy}
            {...(onOpenAutoFocus ? { onOpenAutoFocus } : {})}
            onInteractOutside={keepForTaps}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              giveBack(event);
            }}
            className={classNames(
              "fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-xl bg-raised shadow-lg outline-none",
              "sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[min(46rem,90dvh)] sm:-translate-y-1/2 sm:rounded-xl",
              SIZES[size],
            )}
          >
            <RememberOpener openerRef={opener} />
            <TapsStay />
            <PortalPlace value={element}>
              <header ref={setHead} className="px-5 pt-5 pe-16 pb-3 sm:ps-6">
                <RadixDialog.Title dir="auto" className="text-xl">
                  {title}
                </RadixDialog.Title>
                {description && (
                  <RadixDialog.Description dir="auto" className="mt-1 text-sm text-ink-muted">
                    {description}
                  </RadixDialog.Description>
                )}
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6">{children}</div>
              <LatestFailureNote className="mx-5 mb-3 sm:mx-6" />
              {footer && (
                <footer
                  ref={setFoot}
                  className="flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6"
                >
                  {footer}
                </footer>
              )}
              {/* Last, so that focus starts in the content. */}
              <RadixDialog.Close
                aria-label={t("Close")}
                className="absolute end-3 top-3 grid size-11 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </RadixDialog.Close>
            </PortalPlace>
          </RadixDialog.Content>
        </RadixDialog.Portal>
      )}
    </>
  );
}
