import { commonUnitWords } from "@tureen/domain/quantities/find-unit";
import { currentLanguage } from "#lib/text/language";

export const UNITS_LIST_ID = "unit-suggestions";

/** Units that a field offers while one types; any other word may be written as well. */
export function UnitSuggestions() {
  return (
    <datalist id={UNITS_LIST_ID}>
      {commonUnitWords(currentLanguage()).map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </datalist>
  );
}
