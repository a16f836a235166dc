import { type Text, text } from "@tureen/messages/text";
import { type Language, LANGUAGE_CODES, LANGUAGES } from "@tureen/messages/languages";
import { chooseLanguage, t, useLanguage } from "#lib/text/language";
import { Monitor, Moon, Sun } from "lucide-react";
import { failureToast } from "#lib/server/failure-toast";
import { showFailure } from "#lib/screen/toasts";
import { chooseScheme, type SchemeChoice, useSchemeChoice } from "#lib/device/color-scheme";

const CHOICES = [
  { choice: "auto", label: text("Same as this device"), Icon: Monitor },
  { choice: "light", label: text("Light"), Icon: Sun },
  { choice: "dark", label: text("Dark"), Icon: Moon },
] as const satisfies readonly { choice: SchemeChoice; label: Text; Icon: unknown }[];

/** The choice of language and of colours. */
export default function FooterChoices() {
  const chosen = useSchemeChoice();
  return (
    <>
      <p>{t("Tureen keeps everything at home.")}</p>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <LanguageChoice />
        <div role="radiogroup" aria-label={t("Colours")} className="flex rounded-full border border-line p-0.5">
          {CHOICES.map(({ choice, label, Icon }) => (
            <span key={choice} className="relative grid size-8 place-items-center">
              <input
                type="radio"
                name="colours"
                aria-label={t(label)}
                title={t(label)}
                checked={choice === chosen}
                onChange={() => chooseScheme(choice)}
                className="peer absolute inset-0 cursor-pointer appearance-none rounded-full checked:bg-line"
              />
              <Icon
                aria-hidden
                className="pointer-events-none relative size-4 peer-checked:text-ink peer-hover:text-ink"
              />
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** Each language by its own name, so that whoever speaks it finds it. */
function LanguageChoice() {
  const language = useLanguage();

  function choose(choice: Language): void {
    chooseLanguage(choice).catch((error: unknown) => showFailure(...failureToast({ error, meta: undefined })));
  }

  return (
    <select
      aria-label={t("Language")}
      value={language}
      onChange={({ target }) => choose(target.value as Language)} // the values of the options below
      className="min-h-9 rounded-full border border-line bg-transparent px-3 text-ink-muted hover:text-ink"
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code]}
        </option>
      ))}
    </select>
  );
}
