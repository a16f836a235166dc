import type { Said } from "@tureen/messages/text";
import { said, t } from "#lib/text/language";
import { type FormEvent, useRef, useState } from "react";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { PasswordInput } from "#components/ui/password-input";
import { failureToast } from "#lib/server/failure-toast";
import { HttpError } from "#lib/server/server-fault";
import { signIn } from "#lib/server/session";
import { dismissFailures, showFailure, showSuccess } from "#lib/screen/toasts";
import { TureenPicture } from "./components/tureen-picture";
import { AUTH_MESSAGES } from "./messages";
import { gateUser, requestSession } from "./sign-in";

const UNAUTHORIZED = 401;
const FEEDBACK = { failure: AUTH_MESSAGES.signInFailed, preferServerMessage: true };

/** Leads nowhere by itself: once somebody is signed in, the routes do. A refused password stays in the field, selected. */
export default function LoginPage() {
  return (
    <section className="mx-auto mt-[4vh] grid max-w-4xl overflow-hidden rounded-xl border border-line bg-surface shadow-md md:mt-[8vh] md:grid-cols-[5fr_6fr]">
      <div className="relative flex items-end justify-between gap-6 bg-enamel px-6 pt-6 text-on-enamel md:flex-col md:items-start md:px-9 md:pt-9">
        <p className="pb-6 font-serif text-xl font-semibold md:pb-0 md:text-2xl">{t("Tureen")}</p>
        <TureenPicture className="w-28 md:w-full md:max-w-xs md:self-center" />
      </div>
      <div className="px-6 pt-8 pb-9 md:px-11 md:py-14">
        <PageHeading
          title={t("Welcome back")}
          subtitle={t("The family password gives access to all recipes and meal planning. Everyone at home shares it.")}
        />
        <LoginForm />
      </div>
    </section>
  );
}

function LoginForm() {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const vouchedFor = gateUser();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (password === "") {
      setError(t("Please enter the family password"));
      field.current?.focus();
      return;
    }
    void enter({ password });
  }

  async function enter(input: Parameters<typeof requestSession>[0]): Promise<void> {
    setIsBusy(true);
    dismissFailures();
    try {
      const { token, user } = await requestSession(input);
      showSuccess(AUTH_MESSAGES.signedIn);
      // Whoever is signed in is led on, by the routes: to the dashboard, or back to where a session had expired.
      signIn(token, user);
    } catch (failed) {
      setIsBusy(false);
      const toast = failureToast({ error: failed, meta: FEEDBACK });
      showFailure(...toast);
      // What is wrong with the password stands at its field, too: a toast goes.
      if (failed instanceof HttpError && failed.status === UNAUTHORIZED) setError(said(toast[0]));
      field.current?.select();
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {vouchedFor !== undefined && (
        <>
          <Button busy={isBusy} onClick={() => void enter({ user: vouchedFor })}>
            {t("Go on as {user}", { user: vouchedFor })}
          </Button>
          <p className="text-sm text-ink-muted">{t("Or with the password, as on any device:")}</p>
        </>
      )}
      <Field label={t("Family Password")} error={error}>
        <PasswordInput
          ref={field}
          name="password"
          required
          autoComplete="current-password"
          placeholder={t("Enter the family password")}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant={vouchedFor === undefined ? "primary" : "secondary"} busy={isBusy}>
        {isBusy ? t("Signing in...") : t("Sign in")}
      </Button>
    </form>
  );
}
