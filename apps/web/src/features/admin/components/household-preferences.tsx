import type { SettingKey } from "@tureen/domain/settings/definitions";
import { Card } from "#components/ui/card";
import { ChoiceGroup } from "#components/ui/choice-group";
import { useUpdateSetting } from "../hooks/use-settings";
import { AdminSection } from "./admin-section";

interface Preference {
  key: SettingKey;
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
}

const PREFERENCES: readonly Preference[] = [
  {
    key: "units_shown",
    legend: "Units shown",
    hint: "Recipes keep what was written; this is how amounts are shown.",
    options: [
      { value: "as-written", label: "As written" },
      { value: "metric", label: "Metric" },
      { value: "us", label: "US" },
    ],
  },
  {
    key: "kitchen_words",
    legend: "Kitchen words",
    hint: "What words mean that differ between kitchens: coriander, a pint, chili powder, peppers.",
    options: [
      { value: "british", label: "British" },
      { value: "american", label: "American" },
    ],
  },
  {
    key: "number_format",
    legend: "Number format",
    hint: "How decimals are written.",
    options: [
      { value: "point", label: "1.5" },
      { value: "comma", label: "1,5" },
    ],
  },
  {
    key: "toast_position",
    legend: "Position of messages",
    hint: "Where short messages appear on the screen.",
    options: [
      { value: "top-center", label: "Top centre" },
      { value: "top-right", label: "Top right" },
      { value: "bottom-center", label: "Bottom centre" },
      { value: "bottom-right", label: "Bottom right" },
    ],
  },
];

/** What this family prefers to see; a choice holds at once, on every device. */
export function HouseholdPreferences() {
  return (
    <AdminSection name="household" text="They hold at once, for everyone in the family.">
      <Card className="grid gap-6">
        {PREFERENCES.map((preference) => (
          <PreferenceChoice key={preference.key} preference={preference} />
        ))}
      </Card>
    </AdminSection>
  );
}

function PreferenceChoice({ preference: { key, legend, hint, options } }: { preference: Preference }) {
  const { value, save } = useUpdateSetting(key);
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      options={options}
      value={value === undefined ? undefined : String(value)}
      onValueChange={(chosen) => save(chosen)}
      disabled={value === undefined}
    />
  );
}
