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
          <dd>{t("Open this address in Safari, tap Share, then Add to Home Screen.")}</dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t("Android")}</dt>
          <dd>{t("Open this address in Chrome, tap the three dots, then Add to Home screen.")}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-muted">
        {isSecurePlace()
          ? t(
              "Without the server, Tureen opens with all lists and with what this device has seen. Ticks and list changes are kept and sent later.",
            )
          : t(
              "You have opened Tureen over plain HTTP. While this page is open, ticks and list changes are kept without the server and sent later. Over HTTPS it would also open without the server and be installed as an app.",
            )}
      </p>
    </div>
  );
}
