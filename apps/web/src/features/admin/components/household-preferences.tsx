import { useKnownNumberFormat } from "#lib/text/known-number-format";
import { LANGUAGES } from "@tureen/messages/languages";
import { type Text, text } from "@tureen/messages/text";
import { FailureNote } from "#components/failure-note";
import { said, t } from "#lib/text/language";
import type { SettingKey } from "@tureen/domain/settings/definitions";
import { Card } from "#components/ui/card";
import { ChoiceGroup } from "#components/ui/choice-group";
import { useUpdateSetting } from "../hooks/use-settings";
import { AdminSection } from "./admin-section";
import { NumberSetting } from "./number-setting";

export interface Preference {
  key: SettingKey;
  legend: Text;
  hint?: Text;
  /** A label of figures alone is the same in every language. */
  options: readonly { value: string; label: Text | string }[];
}

const OFF_OR_ON = [
  { value: "off", label: text("Off") },
  { value: "on", label: text("On") },
] as const;

const PREFERENCES: readonly Preference[] = [
  {
    key: "units_shown",
    legend: text("Units shown"),
    options: [
      { value: "as-written", label: text("As written") },
      { value: "metric", label: text("Metric") },
      { value: "us", label: text("US") },
    ],
  },
  {
    key: "kitchen_words",
    legend: text("Kitchen words"),
    hint: text("What coriander, chili powder and a pint are."),
    options: [
      { value: "british", label: text("British") },
      { value: "american", label: text("American") },
    ],
  },
  {
    key: "language",
    legend: text("Language of the household"),
    hint: text("Each device can choose its own."),
    options: Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
  },
  {
    key: "number_format",
    legend: text("Number format"),
    options: [
      { value: "point", label: "1.5" },
      { value: "comma", label: "1,5" },
    ],
  },
  {
    key: "nutrition",
    legend: text("Nutrition"),
    hint: text("What a serving holds, at the foot of a recipe."),
    options: OFF_OR_ON,
  },
  {
    key: "week_nutrition",
    legend: text("Nutrition of the week"),
    hint: text("What a serving of each dish of a day holds, on the week."),
    options: OFF_OR_ON,
  },
  {
    key: "larder_from_list",
    legend: text("Bought food into the larder"),
    hint: text("Ticked on a list, with a tap."),
    options: OFF_OR_ON,
  },
  {
    key: "fetch_pages",
    legend: text("Fetch web pages"),
    hint: text("On: a recipe's site sees your home's address. Off: nothing leaves the house."),
    options: OFF_OR_ON,
  },
];

/** What this family prefers to see; a choice holds at once, on every device. */
export function HouseholdPreferences() {
  return (
    <AdminSection name="household">
      <Card className="grid gap-6">
        <NumberSetting settingKey="household_size" />
        {PREFERENCES.map((preference) => (
          <PreferenceChoice key={preference.key} preference={preference} />
        ))}
      </Card>
    </AdminSection>
  );
}

/** One setting of a few words, saved as soon as it is chosen. */
export function PreferenceChoice({ preference: { key, legend, hint, options } }: { preference: Preference }) {
  const { value: setting, save, error } = useUpdateSetting(key);
  // Until it is chosen, numbers are written as the language on the screen does.
  const numberFormat = useKnownNumberFormat();
  const value = key === "number_format" && setting !== undefined ? numberFormat : setting;
  return (
    <div>
      <ChoiceGroup
        legend={t(legend)}
        hint={hint && t(hint)}
        options={options.map((option) => ({ ...option, label: said(option.label) }))}
        value={value === undefined ? undefined : String(value)}
        onValueChange={(chosen) => save(chosen)}
        disabled={value === undefined}
      />
      <FailureNote error={error} className="mt-2" />
    </div>
  );
}
