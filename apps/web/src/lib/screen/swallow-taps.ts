import { useEffect } from "react";

/** A second tap of the same thumb comes within this time, in milliseconds. */
const DOUBLE_TAP_MS = 300;

/** What has just closed under a finger takes the second tap of a double tap, too: it must not reach what lay below. */
export function swallowTaps(): void {
  const shield = document.createElement("div");
  shield.className = "fixed inset-0 z-100";
  shield.setAttribute("aria-hidden", "true");
  shield.dataset["swallowsTaps"] = "";
  document.body.append(shield);
  setTimeout(() => shield.remove(), DOUBLE_TAP_MS);
}

/** There only while its dialog is open. */
export function TapsStay() {
  useEffect(() => swallowTaps, []);
  return null;
}
