/** Units that a field offers while one types; any other word may be written as well. */
const COMMON_UNITS = [
  "g",
  "kg",
  "ml",
  "l",
  "tsp",
  "tbsp",
  "cup",
  "oz",
  "lb",
  "piece",
  "clove",
  "pinch",
  "bunch",
  "slice",
  "can",
  "pack",
];

export const UNITS_LIST_ID = "unit-suggestions";

export function UnitSuggestions() {
  return (
    <datalist id={UNITS_LIST_ID}>
      {COMMON_UNITS.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </datalist>
  );
}
