import { CloudOff } from "lucide-react";
import { t } from "#lib/text/language";
import { useIsConnected, useObstacle } from "#lib/server/connection";

/** Stands below the navigation for as long as the server cannot be reached, instead of a toast for each call. */
export default function ConnectionLine() {
  const isConnected = useIsConnected();
  const obstacle = useObstacle();
  return (
    <div role="status" className="sticky top-19 z-20 border-b border-line bg-surface empty:hidden print:hidden">
      {!isConnected && (
        <p className="mx-auto flex w-full max-w-6xl items-center gap-2 px-4 py-2 text-sm text-ink-muted sm:px-6">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {obstacle ??
            t("Not connected. You see what this device last read; ticks and list changes are kept and sent later.")}
        </p>
      )}
    </div>
  );
}
