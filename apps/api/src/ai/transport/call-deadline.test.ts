import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallDeadline, type ServerActivity } from "./call-deadline";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const LIMITS = { firstFrameMs: 1_000, betweenFramesMs: 200, answerMs: 700 };

/** A call that begins after the server was silent for a long time. */
function begin(activity: ServerActivity = { lastFrameAtMs: Number.NEGATIVE_INFINITY }, gone?: AbortSignal) {
  const deadline = new CallDeadline(LIMITS, activity, "qwen3.5:4b", gone);
  const reason = (): unknown => (deadline.signal.aborted ? (deadline.signal.reason as { code: string }).code : null);
  const framesEach = (everyMs: number, times: number): void => {
    for (let time = 0; time < times; time += 1) {
      vi.advanceTimersByTime(everyMs);
      deadline.frame();
    }
  };
  return { deadline, reason, framesEach };
}

describe("before the first frame", () => {
  it("a call is late when the server has said nothing to anybody", () => {
    const { reason } = begin();
    vi.advanceTimersByTime(999);
    expect(reason()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(reason()).toBe("timeout");
  });

  it("a call that waits while the server answers another one is not late", () => {
    const activity = { lastFrameAtMs: Number.NEGATIVE_INFINITY };
    const answered = begin(activity);
    const waiting = begin(activity);
    answered.framesEach(150, 4);
    answered.deadline.end();
    vi.advanceTimersByTime(999);
    expect(waiting.reason()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(waiting.reason()).toBe("timeout");
  });
});

describe("from the first frame on", () => {
  it("a call is late when the next frame is, or when the answer does not end", () => {
    const standsStill = begin();
    standsStill.framesEach(150, 2);
    vi.advanceTimersByTime(200);
    expect(standsStill.reason()).toBe("timeout");

    const endless = begin();
    endless.framesEach(150, 5);
    expect(endless.reason()).toBeNull();
    vi.advanceTimersByTime(100);
    expect(endless.reason()).toBe("timeout");
  });
});

it("a call that somebody leaves, or that has ended, is watched no more", () => {
  const gone = new AbortController();
  const left = begin(undefined, gone.signal);
  gone.abort();
  const ended = begin();
  ended.deadline.end();
  expect([left.reason(), ended.reason(), begin(undefined, gone.signal).reason()]).toEqual(Array(3).fill("cancelled"));
  expect(vi.getTimerCount()).toBe(0);
});
