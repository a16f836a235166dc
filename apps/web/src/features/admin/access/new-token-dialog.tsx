import { rich, t } from "#lib/text/language";
import { CopyField } from "#components/copy-field";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/layers/dialog";
import { ADMIN_MESSAGES } from "../messages";

interface NewTokenDialogProps {
  name: string;
  token: string;
  onClose: () => void;
}

/** Shows a new token, this once: the household keeps only its hash. */
export function NewTokenDialog({ name, token, onClose }: NewTokenDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={t("Token for {name}", { name })}
      description={t("Copy it now: it is shown this once and cannot be read again.")}
      footer={<Button onClick={onClose}>{t("Done")}</Button>}
    >
      <div className="grid gap-4">
        <CopyField
          label={t("API token")}
          value={token}
          messages={{ copied: ADMIN_MESSAGES.tokenCopied, notCopied: ADMIN_MESSAGES.tokenNotCopied }}
        />
        <p className="text-sm text-ink-muted">
          {rich("Send it with every call, as <code>Authorization: Bearer</code> and the token.", {
            code: (words) => <code className="text-ink">{words}</code>,
          })}
        </p>
      </div>
    </Dialog>
  );
}
