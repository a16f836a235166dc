import type { Said } from "@tureen/messages/text";
import { said, t } from "#lib/text/language";
import { passwordWarning } from "@tureen/domain/auth/password-advice";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { PasswordInput } from "#components/ui/password-input";
import { serverFault } from "#lib/server/server-fault";
import { signOut } from "#lib/server/session";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";

const EMPTY = { current: "", next: "", again: "" };
type Passwords = typeof EMPTY;

const BAD_REQUEST = 400;

/** A new family password signs every device out, this one too (decisions, section 1). */
export function ChangePasswordForm() {
  const [passwords, setPasswords] = useState(EMPTY);
  const [showsErrors, setShowsErrors] = useState(false);
  const change = trpc.auth.changePassword.useMutation({
    meta: { success: ADMIN_MESSAGES.passwordChanged, failure: ADMIN_MESSAGES.passwordFailed },
    onSuccess: signOut,
  });
  const errors: ReturnType<typeof errorsOf> = showsErrors ? errorsOf(passwords) : {};
  const refusal =
    change.isError && serverFault(change.error).status === BAD_REQUEST
      ? (serverFault(change.error).reason ?? undefined)
      : undefined;

  const warning = passwordWarning(passwords.next);

  function type(part: Partial<Passwords>): void {
    setPasswords({ ...passwords, ...part });
    if (change.isError) change.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [wrong] = Object.keys(errorsOf(passwords));
    setShowsErrors(wrong !== undefined);
    if (wrong !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else if (!change.isPending) change.mutate({ currentPassword: passwords.current, newPassword: passwords.next });
  }

  const password = (name: keyof Passwords, autoComplete: "current-password" | "new-password") => (
    <PasswordInput
      name={name}
      autoComplete={autoComplete}
      value={passwords[name]}
      onChange={(event) => type({ [name]: event.target.value })}
    />
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h3 className="font-sans text-base font-semibold tracking-normal">{t("Change the family password")}</h3>
        <p className="text-sm text-ink-muted">{t("Every device has to sign in again. API tokens end.")}</p>
      </div>
      <div className="grid gap-4 sm:max-w-md">
        <Field label={t("Current password")} error={errors.current ?? refusal}>
          {password("current", "current-password")}
        </Field>
        <Field label={t("New password")} hint={warning && said(warning)} error={errors.next}>
          {password("next", "new-password")}
        </Field>
        <Field label={t("New password again")} error={errors.again}>
          {password("again", "new-password")}
        </Field>
      </div>
      <Button type="submit" variant="secondary" className="w-fit" busy={change.isPending}>
        {t("Change password")}
      </Button>
    </form>
  );
}

/** What keeps the password from being changed, by field. */
function errorsOf({ current, next, again }: Passwords): Partial<Record<keyof Passwords, Said>> {
  return {
    ...(current === "" && { current: t("Enter the current password") }),
    ...(next === "" && { next: t("Enter a new password") }),
    ...(next !== "" && again !== next && { again: t("The two do not match") }),
  };
}
