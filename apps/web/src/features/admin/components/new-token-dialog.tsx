import { rich, t } from "#lib/language";
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

/** Shows a new token, this once: the household keeps only its hash. */
export function NewTokenDialog({ name, token, onClose }: NewTokenDialogProps) {
  async function copy(): Promise<void> {
    if (await copyText(token)) showSuccess(ADMIN_MESSAGES.tokenCopied);
    else showFailure(ADMIN_MESSAGES.tokenNotCopied);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("Token for {name}", { name })}
        description={t("Copy it now: it is shown this once and cannot be read again.")}
        footer={<Button onClick={onClose}>{t("Done")}</Button>}
      >
        <div className="grid gap-4">
          <div className="flex items-end gap-2">
            <Field label={t("API token")} className="flex-1">
              <Input
                readOnly
                value={token}
                className="cursor-text bg-sunken font-mono text-ink"
                onFocus={(event) => event.target.select()}
              />
            </Field>
            <Button variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden className="size-4.5" />
              {t("Copy")}
            </Button>
          </div>
          <p className="text-sm text-ink-muted">
            {rich("Send it with every call, as <code>Authorization: Bearer</code> and the token.", {
              code: (words) => <code className="text-ink">{words}</code>,
            })}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
