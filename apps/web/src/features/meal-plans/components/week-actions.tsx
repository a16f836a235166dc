import { t } from "#lib/text/language";
import { BookmarkCheck, Ellipsis, History, ShoppingBasket, WandSparkles } from "lucide-react";
import { Suspense, useState } from "react";
import { Button, ButtonLink, IconButton } from "#components/ui/button";
import { paths } from "#lib/screen/paths";
import { lazyWhenIdle } from "#lib/screen/when-idle";
import type { useLikeLastWeek } from "../hooks/use-like-last-week";
import type { ShownWeek } from "../hooks/use-shown-week";

const WeekMenu = lazyWhenIdle(() => import("./week-menu"));

interface WeekActionsProps {
  shown: ShownWeek;
  isPhone: boolean;
  likeLastWeek: ReturnType<typeof useLikeLastWeek>;
  /** Null where every evening to come has its dinner. */
  onPropose: (() => void) | null;
  onSavedWeeks: () => void;
}

/** What can be done with the whole week: buttons, or one button on a phone, where the empty evening itself offers to plan. */
export function WeekActions({ shown, isPhone, likeLastWeek, onPropose, onSavedWeeks }: WeekActionsProps) {
  const [isAwaited, setIsAwaited] = useState(false);
  const listHref = paths.generateShoppingList({ startDate: shown.firstDayToShop, endDate: shown.week.end });
  if (isPhone) {
    const more = <IconButton icon={Ellipsis} label={t("More")} onClick={() => setIsAwaited(true)} />;
    return (
      <Suspense fallback={more}>
        <WeekMenu
          trigger={more}
          isOpenAtFirst={isAwaited}
          listHref={listHref}
          onLikeLastWeek={likeLastWeek.plan}
          onSavedWeeks={onSavedWeeks}
        />
      </Suspense>
    );
  }
  return (
    <>
      {likeLastWeek.plan && (
        <Button icon={History} variant="secondary" busy={likeLastWeek.isPlanning} onClick={likeLastWeek.plan}>
          {t("Like last week")}
        </Button>
      )}
      <IconButton
        icon={BookmarkCheck}
        variant="secondary"
        label={t("Saved weeks")}
        title={t("Saved weeks")}
        onClick={onSavedWeeks}
      />
      <ButtonLink icon={ShoppingBasket} variant="secondary" href={listHref}>
        {t("Make a shopping list")}
      </ButtonLink>
      {onPropose && <PlanMyWeek onClick={onPropose} />}
    </>
  );
}

/** Proposes dishes for the evenings without a dinner. */
export function PlanMyWeek({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={WandSparkles} onClick={onClick}>
      {t("Plan my week")}
    </Button>
  );
}
