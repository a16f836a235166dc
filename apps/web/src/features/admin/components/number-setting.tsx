import { checkSetting, type SettingKey } from "@tureen/domain/settings/definitions";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Skeleton } from "#components/ui/skeleton";
import { useSettings, useUpdateSetting } from "../hooks/use-settings";
import { type LabelledNumberSetting, NUMBER_SETTINGS, rangeText } from "../setting-labels";
import { FailureNote } from "#components/failure-note";
import { said, t } from "#lib/text/language";
import { Button } from "#components/ui/button";
import { Field, Input } from "#components/ui/field";
import { SettingName } from "./setting-name";

interface NumberSettingProps {
  settingKey: SettingKey;
  /** Names it as calls and the log do, too. */
  showsKey?: boolean;
  children?: ReactNode;
}

/** A setting that is a number, with its form once the value is known. */
export function NumberSetting({ settingKey, showsKey = false, children }: NumberSettingProps) {
  const value = useSettings().valueOf(settingKey);
  const setting = NUMBER_SETTINGS.find(({ key }) => key === settingKey);
  if (!setting || value === undefined) return <SettingSkeleton />;
  return (
    <NumberSettingForm setting={setting} value={Number(value)} showsKey={showsKey}>
      {children}
    </NumberSettingForm>
  );
}

export function SettingSkeleton() {
  return (
    <div className="grid gap-2 py-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-11 w-44" />
    </div>
  );
}

interface NumberSettingFormProps {
  setting: LabelledNumberSetting;
  /** As the server has it. */
  value: number;
  showsKey: boolean;
  /** What is said below the field. */
  children?: ReactNode;
}

/** One number with its rule; what the rule does not allow is said beside the field and not sent. */
function NumberSettingForm({ setting, value, showsKey, children }: NumberSettingFormProps) {
  const { key, label, unit, description, min, max, step } = setting;
  // Null while nobody is typing: then the field follows what others save.
  const [typed, setTyped] = useState<string | null>(null);
  const [showsError, setShowsError] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { save, isSaving, error } = useUpdateSetting(key);
  const text = typed ?? String(value);
  const check = checkSetting(key, text);
  const isChanged = text !== String(value);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSaving) return;
    setShowsError(!check.ok);
    if (!check.ok) field.current?.focus();
    // What was typed stays until it is saved.
    else save(check.value, () => setTyped(null));
  }

  return (
    <form noValidate onSubmit={submit} className="py-4">
      <Field
        label={showsKey ? <SettingName label={said(label)} settingKey={key} /> : said(label)}
        hint={said(description)}
        error={
          showsError && !check.ok ? t("Enter a whole number from {range}", { range: rangeText(setting) }) : undefined
        }
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Input
            ref={field}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            className="figures w-36"
            value={text}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== null && setShowsError(!check.ok)}
          />
          {unit && <span className="text-sm text-ink-muted">{t(unit)}</span>}
          {(isChanged || isSaving) && (
            <Button type="submit" size="sm" className="min-h-11" busy={isSaving}>
              {t("Save")}
            </Button>
          )}
        </div>
      </Field>
      <FailureNote error={error} className="mt-2" />
      {children}
    </form>
  );
}
