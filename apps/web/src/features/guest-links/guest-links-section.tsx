import { RecordRow } from "#components/record-row";
import { useState } from "react";
import { Link } from "wouter";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { NotRead } from "#components/unavailable";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { AdminSection } from "#features/admin/components/admin-section";
import { paths } from "#lib/screen/paths";
import { type Outputs, trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";
import { momentText } from "#lib/text/moment-text";
import { GUEST_LINK_MESSAGES } from "./messages";

type GuestLink = Outputs["guestLinks"]["list"]["links"][number];

/** What is open to people outside the household, and until when. */
export function GuestLinksSection() {
  const links = trpc.guestLinks.list.useQuery(undefined, { meta: { failure: GUEST_LINK_MESSAGES.loadFailed } });
  const { data } = links;
  const [ending, setEnding] = useState<GuestLink | null>(null);
  const revoke = trpc.guestLinks.revoke.useMutation({
    meta: { success: GUEST_LINK_MESSAGES.revoked, failure: GUEST_LINK_MESSAGES.revokeFailed },
    onSuccess: () => setEnding(null),
  });
  return (
    <AdminSection
      name="guests"
      text={t("Made in the menu of a recipe or a collection. Whoever has the address needs no sign-in.")}
    >
      <Card className="grid grid-cols-1 gap-4">
        <NotRead title={t("The links for guests could not be read")} query={links} />
        {data?.links.length === 0 && <p className="text-ink-muted">{t("Nothing is open to guests.")}</p>}
        {data && data.links.length > 0 && (
          <ul aria-label={t("Links for guests")} className="-my-2 divide-y divide-line">
            {data.links.map((link) => (
              <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
            ))}
          </ul>
        )}
      </Card>
      {ending && (
        <ConfirmDialog
          onClose={() => setEnding(null)}
          title={t("End the link to {title}?", { title: titleOf(ending) })}
          description={t("Whoever has its address sees nothing from now on.")}
          confirmLabel={t("End the link")}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate({ id: ending.id })}
        />
      )}
    </AdminSection>
  );
}

function LinkRow({ link, onEnd }: { link: GuestLink; onEnd: () => void }) {
  const title = titleOf(link);
  const until = momentText(link.expires_at);
  const opening = link.has_expired
    ? t("expired {moment}", { moment: until })
    : t("opens until {moment}", { moment: until });
  const opened =
    link.last_opened_at === null
      ? t("never opened")
      : t("{count, plural, one {opened once} other {opened # times}}, last {moment}", {
          count: link.openings,
          moment: momentText(link.last_opened_at),
        });
  return (
    <RecordRow
      title={link.title === null ? title : <Link href={pathOf(link)}>{title}</Link>}
      facts={[`${opening} · ${opened}`]}
    >
      <Button
        variant="danger-quiet"
        className="-ms-4 sm:ms-0 sm:-me-4"
        aria-label={t("End the link to {title}", { title })}
        onClick={onEnd}
      >
        {t("End")}
      </Button>
    </RecordRow>
  );
}

const pathOf = ({ recipe_id: recipe, collection_id: collection }: GuestLink): string =>
  recipe === null ? paths.collection(collection ?? 0) : paths.recipe(recipe);

const titleOf = ({ title }: GuestLink): string => title ?? t("something that was deleted");
