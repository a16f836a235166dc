import { t } from "#lib/text/language";
import { removeAllDrafts } from "#lib/device/draft-storage";
import { forgetSentChanges } from "#lib/device/sent-changes";
import { signOut } from "#lib/server/session";
import { showSuccess } from "#lib/screen/toasts";
import { trpc } from "#lib/server/trpc";

/**
 * Signs this device out. The server is told first, so that the token dies there too; a server that cannot be
 * reached keeps nobody signed in.
 */
export function useLogout(): { logOut: () => void; isLeaving: boolean } {
  const logout = trpc.auth.logout.useMutation({
    meta: { silent: true },
    onSettled: () => {
      removeAllDrafts();
      signOut();
      void forgetSentChanges();
      showSuccess(t("Logged out successfully"));
    },
  });
  return { logOut: () => logout.mutate(), isLeaving: logout.isPending };
}
