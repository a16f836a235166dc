import type { DashboardHome } from "@tureen/contracts/dashboard";
import type { LocalDate } from "@tureen/domain/dates/local-date";
import { Link } from "wouter";
import { Card, LIVELY_CARD } from "#components/ui/card";
import { placeName } from "#features/larder/best-before-text";
import { BestBefore } from "#features/larder/components/best-before";
import { classNames } from "#lib/screen/class-names";
import { paths } from "#lib/screen/paths";
import { foodName } from "#lib/text/food-names";
import { t } from "#lib/text/language";

/** What the larder has that is due, before somebody buys more of it. */
export default function UseFirst({ items, today }: { items: DashboardHome["useFirst"]; today: LocalDate }) {
  return (
    <Card className={classNames("grid grid-cols-1 gap-2", LIVELY_CARD)}>
      <h2 className="font-sans text-base font-semibold">
        <Link href={paths.larder} className="stretched">
          {t("Use first")}
        </Link>
      </h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <p className="flex flex-wrap gap-x-2 wrap-anywhere">
              <bdi>{foodName(item.ingredient_name)}</bdi>
              {item.place !== "" && <bdi className="text-ink-muted">{placeName(item.place)}</bdi>}
            </p>
            <BestBefore bestBefore={item.best_before} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
