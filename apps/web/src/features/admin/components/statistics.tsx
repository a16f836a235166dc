import { t } from "#lib/text/language";
import { type Text, text } from "@tureen/messages/text";
import { countText } from "#lib/text/counted";
import type { LucideIcon } from "lucide-react";
import { Carrot, Warehouse } from "lucide-react";
import { paths } from "#lib/screen/paths";
import { ButtonLink } from "#components/ui/button";
import { Skeleton } from "#components/ui/skeleton";
import type { Outputs } from "#lib/server/trpc";
import { useStats } from "../hooks/use-stats";
import { AdminSection } from "./admin-section";

const FIGURES: readonly { key: keyof Outputs["admin"]["stats"]; label: Text }[] = [
  { key: "recipes", label: text("Recipes") },
  { key: "mealPlans", label: text("Planned meals") },
  { key: "shoppingLists", label: text("Shopping lists") },
  { key: "totalIngredients", label: text("Ingredients") },
  { key: "customIngredients", label: text("Your own ingredients") },
];

const LINKS: readonly { href: string; label: Text; Icon: LucideIcon }[] = [
  { href: paths.ingredients, label: text("Manage ingredients"), Icon: Carrot },
  { href: paths.larder, label: text("Larder"), Icon: Warehouse },
];

/** What the household holds; a dash where it could not be counted. */
export function Statistics() {
  const { data, isPending } = useStats();
  return (
    <AdminSection name="statistics">
      <dl
        aria-busy={isPending}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 xl:grid-cols-5"
      >
        {FIGURES.map(({ key, label }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-4 last:max-sm:col-span-2 last:sm:max-xl:col-span-2"
          >
            <dt className="text-sm text-ink-muted">{t(label)}</dt>
            <dd className="figures font-serif text-2xl">
              {isPending ? <Skeleton className="h-8 w-14" /> : data ? countText(data[key]) : "–"}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {LINKS.map(({ href, label, Icon }) => (
          <ButtonLink icon={Icon} key={href} variant="secondary" href={href}>
            {t(label)}
          </ButtonLink>
        ))}
      </div>
    </AdminSection>
  );
}
