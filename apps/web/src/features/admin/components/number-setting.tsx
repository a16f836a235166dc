import type { SettingKey } from "@tureen/domain/settings/definitions";
import type { ReactNode } from "react";
import { Skeleton } from "#components/ui/skeleton";
import { useSettings } from "../hooks/use-settings";
import { NUMBER_SETTINGS } from "../setting-labels";
import { NumberSettingForm } from "./number-setting-form";

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
