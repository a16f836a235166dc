import { t } from "#lib/language";
import { PageHeading } from "#components/page-heading";
import { BackupsSection } from "#features/backups/components/backups-section";
import { ApiTokens } from "./components/api-tokens";
import { AppSettings } from "./components/app-settings";
import { DangerZone } from "./components/danger-zone";
import { DeleteData } from "./components/delete-data";
import { HouseholdPreferences } from "./components/household-preferences";
import { ImportBatches } from "./components/import-batches";
import { IngredientsPanel } from "./components/ingredients-panel";
import { LocalModel } from "./components/local-model";
import { OrderedLists } from "./components/ordered-lists";
import { PasswordAndDevices } from "./components/password-and-devices";
import { SectionNav } from "./components/section-nav";
import { Statistics } from "./components/statistics";

export default function AdminPage() {
  return (
    <>
      <PageHeading
        title={t("Database Management")}
        subtitle={t("How this house is set up, and what it keeps. Everyone who has the family password may change it.")}
      />
      <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <SectionNav />
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <Statistics />
          <BackupsSection />
          <HouseholdPreferences />
          <AppSettings />
          <LocalModel />
          <ImportBatches />
          <OrderedLists />
          <IngredientsPanel />
          <PasswordAndDevices />
          <ApiTokens />
          <DeleteData />
          <DangerZone />
        </div>
      </div>
    </>
  );
}
