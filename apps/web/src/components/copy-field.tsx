import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "@tureen/messages/text";
import { copyText } from "#lib/device/capabilities";
import { t } from "#lib/text/language";
import { showFailure, showSuccess } from "#lib/screen/toasts";
import { Button } from "./ui/button";
import { Field, Input } from "./ui/field";

interface CopyFieldProps {
  label: string;
  value: string;
  messages: { readonly copied: Text; readonly notCopied: Text };
  /** Further buttons. */
  children?: ReactNode;
}

/** A text to take along: the field marks all of it, the button copies it. */
export function CopyField({ label, value, messages, children }: CopyFieldProps) {
  async function copy(): Promise<void> {
    if (await copyText(value)) showSuccess(messages.copied);
    else showFailure(messages.notCopied);
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} className="min-w-0 flex-1 basis-40">
        <Input
          readOnly
          value={value}
          className="cursor-text bg-sunken font-mono text-ink"
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Button icon={Copy} variant="secondary" onClick={() => void copy()}>
        {t("Copy")}
      </Button>
      {children}
    </div>
  );
}
