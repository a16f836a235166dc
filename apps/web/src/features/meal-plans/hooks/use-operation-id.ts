import { useRef } from "react";
import { newUuid } from "#lib/device/capabilities";

/** The id of an act, by what is sent with it: the same sent twice, because an answer was lost, happens once. */
export function useOperationId(): (sent: unknown) => string {
  const ids = useRef(new Map<string, string>());
  return (sent) => {
    const key = JSON.stringify(sent);
    const id = ids.current.get(key) ?? newUuid();
    ids.current.set(key, id);
    return id;
  };
}
