import { SelectField } from "#components/ui/field";
import type { ImportPreview, TableField } from "@tureen/contracts/recipe-imports";
import { type Text, text } from "@tureen/messages/text";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { t } from "#lib/text/language";
import type { Columns } from "../hooks/use-recipe-import";

const FIELDS: Readonly<Record<TableField, Text>> = {
  title: text("Title"),
  ingredients: text("Ingredients"),
  steps: text("Steps"),
  description: text("Description"),
  servings: text("Servings"),
  prep: text("Prep time"),
  cook: text("Cook time"),
  total: text("Total time"),
  tags: text("Tags"),
  notes: text("Notes"),
  source: text("Source"),
};

const TABLE_FIELDS = Object.keys(FIELDS) as TableField[]; // its own keys

interface ColumnNamesProps {
  columns: ImportPreview["columns"];
  onRead: (columns: Columns) => void;
}

/** A table whose columns Tureen does not know: somebody says what they hold, and it is read once more. */
export function ColumnNames({ columns, onRead }: ColumnNamesProps) {
  const [said, setSaid] = useState<Columns>({});
  const held = new Set(Object.values(said));
  const isEnough = held.has("title") && (held.has("ingredients") || held.has("steps"));
  const say = (name: string, field: TableField | ""): void => {
    const { [name]: _before, ...others } = said;
    setSaid(field ? { ...others, [name]: field } : others);
  };
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{t("What is in which column?")}</h2>
      <p className="text-sm text-ink-muted">
        {t("Say which column is the title, and which the ingredients or the steps. A row is a recipe.")}
      </p>
      {columns.map(({ name, example }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns may have one name; the list never changes
        <SelectField
          key={index}
          label={name || t("Column {number}", { number: index + 1 })}
          hint={example}
          value={said[name] ?? ""}
          options={[
            { value: "" as const, label: t("Leave it out") },
            ...TABLE_FIELDS.map((value) => ({ value, label: t(FIELDS[value]) })),
          ]}
          onValueChange={(field) => say(name, field)}
        />
      ))}
      <Button className="w-fit" disabled={!isEnough} onClick={() => onRead(said)}>
        {t("Read it with these columns")}
      </Button>
    </Card>
  );
}
