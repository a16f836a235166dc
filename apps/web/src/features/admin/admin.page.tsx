import { t } from "#lib/text/language";
import { type ComponentType, startTransition, useEffect, useState } from "react";
import { PageHeading } from "#components/page-heading";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import { BackupsSection } from "#features/backups/components/backups-section";
import { CalendarSection } from "#features/calendar/components/calendar-section";
import { ExportEverything } from "#features/exports/export-everything";
import { GuestLinksSection } from "#features/guest-links/guest-links-section";
import { WebhooksSection } from "#features/webhooks/webhooks-section";
import { ApiTokens } from "./access/api-tokens";
import { AppSettings } from "./components/app-settings";
import { DangerZone, DeleteData } from "./components/delete-data";
import { HouseholdPreferences } from "./components/household-preferences";
import { ImportBatches } from "./components/import-batches";
import { IngredientsPanel } from "./components/ingredients-panel";
import { LocalModel } from "./model/local-model";
import { OrderedLists } from "./components/ordered-lists";
import { PasswordAndDevices } from "./access/password-and-devices";
import { Statistics } from "./components/statistics";
import { ADMIN_TABS, type AdminSectionName, type AdminTab, tabOf } from "./sections";

const PARTS: Readonly<Record<AdminSectionName, ComponentType>> = {
  statistics: Statistics,
  household: HouseholdPreferences,
  lists: OrderedLists,
  ingredients: IngredientsPanel,
  model: LocalModel,
  imports: ImportBatches,
  settings: AppSettings,
  access: PasswordAndDevices,
  guests: GuestLinksSection,
  webhooks: WebhooksSection,
  calendar: CalendarSection,
  backups: BackupsSection,
  export: ExportEverything,
  deletion: DeleteData,
  danger: DangerZone,
  tokens: ApiTokens,
};

/** The open tab is in the address. A tab that was open once stays in the page, so that what was typed there is not lost. */
export default function AdminPage() {
  const { tab, opened, choose } = useAdminTab();
  return (
    <>
      <PageHeading title={t("Database Management")} />
      <Tabs
        value={tab}
        onValueChange={(chosen) => choose(chosen as AdminTab)} // the values of the triggers below
      >
        <TabsList aria-label={t("Admin")}>
          {ADMIN_TABS.map(({ id, title }) => (
            <TabsTrigger key={id} value={id}>
              {t(title)}
            </TabsTrigger>
          ))}
        </TabsList>
        {ADMIN_TABS.map(({ id, sections }) => (
          <TabsContent
            key={id}
            value={id}
            forceMount={opened.includes(id) ? true : undefined}
            className="max-w-4xl pt-8 data-[state=inactive]:hidden"
          >
            <div className="grid min-w-0 grid-cols-1 gap-12">
              {sections.map((name) => {
                const Part = PARTS[name];
                return <Part key={name} />;
              })}
            </div>
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}

/** The bar at the top, and some air. */
const ABOVE_PX = 96;

/**
 * The open tab, which the address names: by the anchor of the tab or of a part, which is then scrolled to. `opened` are
 * those that have been open: they stay as they are, with what was typed in them.
 */
function useAdminTab() {
  const [tab, setTab] = useState<AdminTab>(asked);
  const [opened, setOpened] = useState<readonly AdminTab[]>([]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  useEffect(() => {
    function follow(): void {
      setTab(asked());
      // After the page has gone to its top, and once the tab is there.
      requestAnimationFrame(showPart);
    }
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  function choose(chosen: AdminTab): void {
    // Some tabs take a phone several frames.
    startTransition(() => setTab(chosen));
    window.history.replaceState(window.history.state, "", `#${chosen}`);
  }

  return { tab, opened, choose };
}

function asked(): AdminTab {
  const { hash, search } = window.location;
  return tabOf(hash.slice(1)) ?? (new URLSearchParams(search).has("restore") ? "data" : "household");
}

function showPart(): void {
  const part = document.getElementById(window.location.hash.slice(1));
  if (part?.previousElementSibling)
    window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - ABOVE_PX });
}
