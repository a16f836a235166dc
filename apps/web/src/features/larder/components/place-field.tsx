import { PLACES } from "@tureen/domain/larder/best-before";
import { useState } from "react";
import { Field, Input, Select } from "#components/ui/field";
import { trpc } from "#lib/server/trpc";
import { compareNames } from "#lib/text/food-names";
import { t } from "#lib/text/language";
import { PLACE_NAMES } from "../best-before-text";

/** No place can be called so: names have no line breaks. */
const ANOTHER = "\n";

/** One of the places that every kitchen has, or of the family's own. */
export function PlaceField({ place, onChange }: { place: string; onChange: (place: string) => void }) {
  const { data } = trpc.larder.list.useQuery(undefined, { meta: { silent: true } });
  const [isNew, setIsNew] = useState(false);
  const known = new Set<string>(["", ...PLACES]);
  const places = new Set([...(data?.larderItems ?? []).map((item) => item.place), place]);
  const own = [...places].filter((each) => !known.has(each)).toSorted(compareNames);
  return (
    <Field label={t("Place")}>
      {isNew ? (
        <Input
          autoFocus
          maxLength={100}
          placeholder={t("Under the stairs")}
          value={place}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Select
          value={place}
          onChange={({ target }) => {
            setIsNew(target.value === ANOTHER);
            onChange(target.value.trim());
          }}
        >
          <option value="">{t("Not said")}</option>
          {PLACES.map((each) => (
            <option key={each} value={each}>
              {t(PLACE_NAMES[each])}
            </option>
          ))}
          {own.map((each) => (
            <option key={each}>{each}</option>
          ))}
          <option value={ANOTHER}>{t("Another place …")}</option>
        </Select>
      )}
    </Field>
  );
}
