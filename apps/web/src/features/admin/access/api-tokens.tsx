import { classNames } from "#lib/screen/class-names";
import { hrefOf } from "#lib/device/base-path";
import { t } from "#lib/text/language";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { NotRead } from "#components/unavailable";
import { Button, buttonStyle } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { momentText } from "#lib/text/moment-text";
import { type Outputs, trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { SCOPE_LABELS } from "./scope-labels";
import { AdminSection } from "../components/admin-section";
import { NewTokenForm } from "./new-token-form";

type ApiToken = Outputs["auth"]["apiTokens"]["tokens"][number];

/** Named tokens for programs of one's own. */
export function ApiTokens() {
  const tokens = trpc.auth.apiTokens.useQuery(undefined, { meta: { failure: ADMIN_MESSAGES.tokensFailed } });
  const { data } = tokens;
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  return (
    <AdminSection
      name="tokens"
      text={t("For programs of your own. A token never expires: revoke what is no longer needed.")}
    >
      <Card className="grid grid-cols-1 gap-5">
        {tokens.isError && !data && <NotRead title={t("The tokens could not be read")} query={tokens} />}
        {data && data.tokens.length > 0 && (
          <ul aria-label={t("API tokens")} className="-mt-2 divide-y divide-line">
            {data.tokens.map((token) => (
              <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium wrap-anywhere">{token.name}</p>
                  <p className="figures text-sm text-ink-muted">
                    {t("{scope} · Created {moment}", {
                      scope: SCOPE_LABELS[token.scope],
                      moment: momentText(token.created_at),
                    })}{" "}
                    ·{" "}
                    {token.last_used_at === null
                      ? t("never used")
                      : t("last used {moment}", { moment: momentText(token.last_used_at) })}
                  </p>
                </div>
                <Button
                  variant="danger-quiet"
                  className="-ms-4 sm:ms-0 sm:-me-4"
                  aria-label={t("Revoke {name}", { name: token.name })}
                  onClick={() => setRevoking(token)}
                >
                  {t("Revoke")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <NewTokenForm />
        <a
          href={hrefOf("/api/openapi.json")}
          target="_blank"
          rel="noreferrer"
          className={classNames(buttonStyle({ variant: "link" }), "w-fit")}
        >
          {t("The API, described as OpenAPI")}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </Card>
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </AdminSection>
  );
}

function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const revoke = trpc.auth.revokeApiToken.useMutation({
    meta: { success: ADMIN_MESSAGES.tokenRevoked, failure: ADMIN_MESSAGES.tokenRevokeFailed },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("Are you sure you want to revoke the token {name}?", { name: token.name })}
      description={t("Programs that use it are refused from now on.")}
      confirmLabel={t("Revoke")}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate({ id: token.id })}
    />
  );
}
