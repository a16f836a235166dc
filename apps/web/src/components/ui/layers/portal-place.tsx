import { createContext, useContext } from "react";

const PortalPlaceContext = createContext<HTMLElement | null>(null);

/** A dialog puts what floats above it inside itself: everything outside is hidden from screen readers meanwhile. */
export const PortalPlace = PortalPlaceContext.Provider;

/** Where menus and popovers are put: the dialog around them, else the main region, so that they are in a landmark. */
export function usePortalPlace(): { container?: HTMLElement } {
  const place = useContext(PortalPlaceContext) ?? document.getElementById("main");
  return place ? { container: place } : {};
}
