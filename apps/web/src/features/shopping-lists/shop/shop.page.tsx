import { useParams } from "wouter";
import { NotFoundPage } from "#components/frame/not-found.page";
import { paths } from "#lib/screen/paths";
import { DeadEnd } from "#components/dead-end";
import { ButtonLink } from "#components/ui/button";
import { t } from "#lib/text/language";
import { ShopScreen } from "./shop-screen";
import { WithLists } from "./with-lists";

/** The view for the shop: one list, or several at once (`/shopping-list/3,7/shop`); one that is gone is left out. */
export default function ShopPage() {
  const { ids: text = "" } = useParams<{ ids?: string }>();
  const ids = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,9}$/.test(text) ? [...new Set(text.split(",").map(Number))] : [];
  if (ids.length === 0) return <NotFoundPage />;
  return (
    <WithLists key={text} ids={ids}>
      {(lists) => {
        const there = lists.filter(({ isGone }) => !isGone);
        return there.length > 0 ? <ShopScreen lists={there} /> : <ListIsGone />;
      }}
    </WithLists>
  );
}

function ListIsGone() {
  return (
    <div className="grid min-h-dvh content-center">
      <DeadEnd
        title={t("This list is gone")}
        text={t(
          "Somebody has deleted it, or the address is mistyped. What is deleted can be brought back for 30 days.",
        )}
      >
        <ButtonLink href={paths.shoppingLists}>{t("All lists")}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.recentlyDeleted}>
          {t("Recently deleted")}
        </ButtonLink>
      </DeadEnd>
    </div>
  );
}
