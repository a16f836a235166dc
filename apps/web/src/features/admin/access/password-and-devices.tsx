import { t } from "#lib/text/language";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "#components/ui/layers/confirm-dialog";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { signOut } from "#lib/server/session";
import { trpc } from "#lib/server/trpc";
import { ADMIN_MESSAGES } from "../messages";
import { AdminSection } from "../components/admin-section";
import { ChangePasswordForm } from "./change-password-form";
import { Devices } from "./devices";
import { OnYourPhone } from "./on-your-phone";

const InvitePhone = lazy(() => import("./invite-phone"));

/** Signing out everywhere asks first, since it ends this sign-in and all API tokens, too. */
export function PasswordAndDevices() {
  const [isAsking, setIsAsking] = useState(false);
  const leave = trpc.auth.signOutEverywhere.useMutation({
    meta: { success: ADMIN_MESSAGES.signedOutEverywhere, failure: ADMIN_MESSAGES.signOutFailed },
    onSuccess: signOut,
  });
  return (
    <AdminSection name="access">
      <Card className="grid gap-6">
        <Suspense>
          <InvitePhone />
        </Suspense>
        <OnYourPhone />
        <hr className="border-line" />
        <Devices />
        <hr className="border-line" />
        <ChangePasswordForm />
        <hr className="border-line" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-muted">{t("Has a phone been lost or sold?")}</p>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {t("Sign out everywhere")}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("Are you sure you want to sign out everywhere?")}
        description={t(
          "Every phone and computer, this one too, asks for the family password again. All API tokens are revoked.",
        )}
        confirmLabel={t("Sign out everywhere")}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </AdminSection>
  );
}
