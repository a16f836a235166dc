import type { Said } from "@tureen/messages/text";
import { currentLanguage, said, t } from "#lib/text/language";
import { type FormEvent, useRef, useState } from "react";
import { PageHeading } from "#components/page-heading";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { PasswordInput } from "#components/ui/password-input";
import { failureToast } from "#lib/server/failure-toast";
import { HttpError, refusal } from "#lib/server/server-fault";
import { signIn } from "#lib/server/session";
import { dismissFailures, showFailure, showSuccess } from "#lib/screen/toasts";
import { AUTH_MESSAGES } from "./messages";
import { hrefOf } from "#lib/device/base-path";
import type { Inputs, Outputs } from "#lib/server/trpc";

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

type Session = Outputs["auth"]["login"];

/**
 * Signs in by the documented call (specification, section 7): one screen with one call loads no client for it.
 * Rejects with {@link HttpError}.
 */
async function requestSession(input: Inputs["auth"]["login"] | Inputs["auth"]["enter"]): Promise<Session> {
  const answer = await fetch(hrefOf("user" in input ? "/api/auth/gate" : "/api/auth/login"), {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": languages() },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new HttpError(null, null);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isSession(body)) throw refusal(answer.status, body);
  return body;
}

/** Whom a gate in front of Tureen has let in, who needs no password; undefined where there is none. The server has written it into the page. */
const gateUser = (): string | undefined => document.documentElement.dataset["gateUser"];

/** The language on the screen, for the answer; then the browser's, which say how a new household writes ("en-US"). */
const languages = (): string => [currentLanguage(), ...navigator.languages].join(", ");

/** A proxy's own page, say, is no session. */
function isSession(body: unknown): body is Session {
  return typeof body === "object" && body !== null && "token" in body && typeof body.token === "string";
}

/** The sign-in's picture: a tureen on a striped cloth, steaming. Decoration only. */
function TureenPicture({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 300"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="currentColor" strokeWidth="5" opacity="0.45">
        <path d="M122 62c-12-13 12-21 0-36" />
        <path d="M160 54c-12-13 12-21 0-36" />
        <path d="M198 62c-12-13 12-21 0-36" />
      </g>
      <g fill="currentColor">
        <circle cx="160" cy="88" r="12" />
        <path d="M76 160c4-36 38-60 84-60s80 24 84 60z" />
        <path d="M70 174h180c0 46-36 78-90 78s-90-32-90-78z" />
        <path d="M122 258h76l8 12h-92z" />
      </g>
      <g stroke="currentColor" strokeWidth="11">
        <path d="M70 184c-28-4-38 34 10 42" />
        <path d="M250 184c28-4 38 34-10 42" />
      </g>
      <g stroke="var(--color-glaze)" strokeWidth="4">
        <path d="M80 200h160" />
        <path d="M84 210h152" strokeWidth="2" />
        <path d="M98 148h124" strokeWidth="2" />
      </g>
      <g stroke="currentColor" opacity="0.45">
        <path d="M28 284h264" strokeWidth="6" />
        <path d="M48 295h224" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
