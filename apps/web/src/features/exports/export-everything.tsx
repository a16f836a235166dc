import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { CallFailure } from "#components/failure-note";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { downloadFile } from "#lib/server/download";
import { t } from "#lib/text/language";
import { EXPORT_MESSAGES } from "./messages";
import { TextField } from "#components/ui/field";

/** Everything of the household as one archive that reads without us, or all recipes in one file. */
export function ExportEverything() {
  return (
    <AdminSection name="export">
      <Card className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          <ExportButton label={t("Everything as a ZIP")} url="/api/export" fileName="tureen.zip" isMain />
          <ExportButton label={t("Recipes as JSON")} url="/api/export/recipes?format=json" fileName="recipes.json" />
          <ExportButton
            label={t("Recipes as Markdown")}
            url="/api/export/recipes?format=markdown"
            fileName="recipes.md"
          />
        </div>
        <Cookbook />
      </Card>
    </AdminSection>
  );
}

/** All recipes as a book to print, under the title that the family gives it. */
function Cookbook() {
  const [title, setTitle] = useState("");
  const query = title.trim() === "" ? "" : `?${new URLSearchParams({ title: title.trim() }).toString()}`;
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
      <TextField
        label={t("Title of the cookbook")}
        className="min-w-0 flex-1 basis-60"
        maxLength={120}
        placeholder={t("Our family cookbook")}
        value={title}
        onValueChange={setTitle}
      />
      <ExportButton label={t("Cookbook to print (PDF)")} url={`/api/export/cookbook${query}`} fileName="cookbook.pdf" />
    </div>
  );
}

interface ExportButtonProps {
  label: string;
  url: string;
  fileName: string;
  isMain?: boolean;
}

function ExportButton({ label, url, fileName, isMain = false }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: () => downloadFile(url, fileName),
    meta: { failure: EXPORT_MESSAGES.failed, preferServerMessage: true },
  });
  return (
    <>
      <Button
        icon={Download}
        variant={isMain ? "primary" : "secondary"}
        className="whitespace-normal"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <CallFailure call={download} className="order-1 basis-full" />
    </>
  );
}
