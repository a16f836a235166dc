import { describe, expect, it, vi } from "vitest";
import { canUseServiceWorker, copyText, newUuid } from "./capabilities";
import { keepScreenOn } from "./keep-screen-on";

function overPlainHttp(): void {
  vi.stubGlobal("isSecureContext", false);
}

describe("on the home network, over plain HTTP", () => {
  it("makes UUIDs all the same", () => {
    overPlainHttp();
    const ids = Array.from({ length: 100 }, newUuid);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("says honestly what is not there", () => {
    overPlainHttp();
    expect(canUseServiceWorker()).toBe(false);
    expect(keepScreenOn()).toBeNull();
  });

  it("copies by way of a selection", async () => {
    overPlainHttp();
    let copied = "";
    document.execCommand = () => {
      copied = (document.activeElement as HTMLTextAreaElement).value; // the field that was just selected
      return true;
    };
    expect(await copyText("2 leeks")).toBe(true);
    expect(copied).toBe("2 leeks");
    expect(document.querySelector("textarea")).toBeNull();
  });
});
