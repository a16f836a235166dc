import { t } from "#lib/text/language";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "./field";

/** A password field whose text can be shown while it is typed. */
export function PasswordInput({ disabled, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        {...props}
        className="pe-12"
      />
      <button
        type="button"
        disabled={disabled}
        aria-label={isShown ? t("Hide password") : t("Show password")}
        onClick={() => setIsShown((shown) => !shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </span>
  );
}
