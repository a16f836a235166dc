import { t } from "#lib/language";
import { removeAllDrafts } from "../lib/draft-storage";
import { signOut } from "../lib/session";
import { showSuccess } from "../lib/toasts";
import { trpc } from "../lib/trpc";

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
      showSuccess(t("Logged out successfully"));
    },
  });
  return { logOut: () => logout.mutate(), isLeaving: logout.isPending };
}
