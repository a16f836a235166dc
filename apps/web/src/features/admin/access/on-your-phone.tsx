import { t } from "#lib/text/language";
import { isSecurePlace } from "#lib/device/capabilities";

/** How Tureen gets onto a home screen, and what it can do there without the server. */
export function OnYourPhone() {
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t("On your phone")}</h3>
      <dl className="grid gap-2 text-sm text-ink-muted">
        <div>
          <dt className="font-medium text-ink">{t("iPhone and iPad")}</dt>
          <dd>{t("In Safari: Share, then Add to Home Screen")}</dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t("Android")}</dt>
          <dd>{t("In Chrome: ⋮, then Add to Home screen")}</dd>
        </div>
      </dl>
      {!isSecurePlace() && (
        <p className="text-sm text-ink-muted">{t("Over HTTPS it would also open without the server.")}</p>
      )}
    </div>
  );
}
