import { startTransition, useEffect, useState } from "react";
import { type AdminTab, tabOf } from "../sections";

/** The bar at the top, and some air. */
const ABOVE_PX = 96;

/**
 * The open tab, which the address names: by the anchor of the tab or of a part, which is then scrolled to. `opened` are
 * those that have been open: they stay as they are, with what was typed in them.
 */
export function useAdminTab() {
  const [tab, setTab] = useState<AdminTab>(asked);
  const [opened, setOpened] = useState<readonly AdminTab[]>([]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  useEffect(() => {
    function follow(): void {
      setTab(asked());
      // After the page has gone to its top, and once the tab is there.
      requestAnimationFrame(showPart);
    }
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  function choose(chosen: AdminTab): void {
    // Some tabs take a phone several frames.
    startTransition(() => setTab(chosen));
    window.history.replaceState(window.history.state, "", `#${chosen}`);
  }

  return { tab, opened, choose };
}

function asked(): AdminTab {
  const { hash, search } = window.location;
  return tabOf(hash.slice(1)) ?? (new URLSearchParams(search).has("restore") ? "data" : "household");
}

function showPart(): void {
  const part = document.getElementById(window.location.hash.slice(1));
  if (part?.previousElementSibling)
    window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - ABOVE_PX });
}
