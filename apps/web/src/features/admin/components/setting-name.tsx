import type { SettingKey } from "@tureen/domain/settings/definitions";

/** A setting as people call it, and as calls and the log do. */
export function SettingName({ label, settingKey }: { label: string; settingKey: SettingKey }) {
  return (
    <>
      {label} <code className="text-xs font-normal text-ink-muted">{settingKey}</code>
    </>
  );
}
