import { Copy } from "lucide-react";
import { Button } from "#components/ui/button";
import { Dialog, DialogContent } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { copyText } from "#lib/capabilities";
import { showFailure, showSuccess } from "#lib/toasts";
import { ADMIN_MESSAGES } from "../messages";

interface NewTokenDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new token, this once: the house keeps only its hash. */
export function NewTokenDialog({ name, token, onClose }: NewTokenDialogProps) {
  async function copy(): Promise<void> {
    if (await copyText(token)) showSuccess(ADMIN_MESSAGES.tokenCopied);
    else showFailure(ADMIN_MESSAGES.tokenNotCopied);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Token for ${name}`}
        description="Copy it now: it is shown this once and cannot be read again."
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <div className="grid gap-4">
          <div className="flex items-end gap-2">
            <Field label="API token" className="flex-1">
              <Input
                readOnly
                value={token}
                className="cursor-text bg-sunken font-mono text-ink"
                onFocus={(event) => event.target.select()}
              />
            </Field>
            <Button variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden className="size-4.5" />
              Copy
            </Button>
          </div>
          <p className="text-sm text-ink-muted">
            Send it with every call, as <code className="text-ink">Authorization: Bearer</code> and the token.
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
