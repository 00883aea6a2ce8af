// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Standing } from "#web/platform/auth/inactivity.ts";
import {
  hasBeenInactive,
  type InactivityWatch,
  watchInactivity,
} from "#web/platform/auth/inactivity-watch.ts";
import { lastActivityKey } from "#web/platform/auth/last-activity.ts";

const minute = 60_000;
const start = new Date("2026-11-20T12:00:00Z");

let tabs: InactivityWatch[] = [];
let standings: Standing[] = [];
const now = () => standings.at(-1);

const openTab = (
  report: (standing: Standing) => void = (standing) => standings.push(standing),
): InactivityWatch => {
  const tab = watchInactivity({ report, onActivity: () => undefined });
  tabs.push(tab);
  return tab;
};

/** Sends the storage event that other tabs receive. */
const tellOtherTabs = (): void => {
  dispatchEvent(new StorageEvent("storage", { key: lastActivityKey }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  localStorage.setItem(lastActivityKey, String(start.getTime()));
  standings = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  tabs = [];
  vi.useRealTimers();
});

describe("watchInactivity", () => {
  it("warns after 15 minutes, counts each second, and ends after 20", () => {
    openTab();
    vi.advanceTimersByTime(15 * minute - 1);
    expect(standings).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(now()).toEqual({ state: "warning", secondsLeft: 300 });
    vi.advanceTimersByTime(10_000);
    expect(standings.map((standing) => standing.state === "warning" && standing.secondsLeft)).toEqual([
      300, 299, 298, 297, 296, 295, 294, 293, 292, 291, 290,
    ]);
    vi.advanceTimersByTime(5 * minute);
    expect(now()).toEqual({ state: "expired" });
    expect(standings.filter(({ state }) => state === "expired")).toHaveLength(1);
  });

  it.each(["mousemove", "keydown", "scroll", "touchstart", "click"])("counts %s as activity", (name) => {
    openTab();
    vi.advanceTimersByTime(14 * minute);
    dispatchEvent(new Event(name));
    vi.advanceTimersByTime(14 * minute);
    expect(standings).toEqual([]);
    vi.advanceTimersByTime(minute);
    expect(now()?.state).toBe("warning");
  });

  it("stores activity at most every five seconds", () => {
    openTab();
    vi.advanceTimersByTime(minute);
    const written = vi.spyOn(Storage.prototype, "setItem");
    for (let moves = 0; moves < 100; moves++) {
      dispatchEvent(new Event("mousemove"));
      vi.advanceTimersByTime(100);
    }
    expect(written).toHaveBeenCalledTimes(2);
    written.mockRestore();
  });

  it("does not count movement as an answer to the warning", () => {
    openTab();
    vi.advanceTimersByTime(16 * minute);
    dispatchEvent(new Event("mousemove"));
    vi.advanceTimersByTime(4 * minute);
    expect(now()).toEqual({ state: "expired" });
  });

  it("can be extended by the full time", () => {
    const tab = openTab();
    vi.advanceTimersByTime(19 * minute);
    tab.extend();
    expect(now()).toEqual({ state: "active" });
    vi.advanceTimersByTime(15 * minute - 1000);
    expect(now()).toEqual({ state: "active" });
  });

  it("cannot be extended after the end", () => {
    const tab = openTab();
    vi.advanceTimersByTime(20 * minute);
    tab.extend();
    expect(now()).toEqual({ state: "expired" });
    expect(hasBeenInactive()).toBe(true);
  });

  it("closes the warning of every tab when one is extended", () => {
    const others: Standing[] = [];
    const tab = openTab();
    openTab((standing) => others.push(standing));
    vi.advanceTimersByTime(16 * minute);
    expect(others.at(-1)?.state).toBe("warning");
    tab.extend();
    tellOtherTabs();
    expect(others.at(-1)).toEqual({ state: "active" });
  });

  it("does not warn while someone works in another tab", () => {
    openTab();
    vi.advanceTimersByTime(14 * minute);
    localStorage.setItem(lastActivityKey, String(Date.now()));
    tellOtherTabs();
    vi.advanceTimersByTime(14 * minute);
    expect(standings).toEqual([]);
  });

  it.each(["focus", "pageshow", "visibilitychange"])("checks the time on %s, as after sleep", (name) => {
    openTab();
    // The machine sleeps: time passes and no timer runs.
    vi.setSystemTime(start.getTime() + 21 * minute);
    (name === "visibilitychange" ? document : globalThis).dispatchEvent(new Event(name));
    expect(now()).toEqual({ state: "expired" });
  });

  it("has ended when the mouse moves first after sleep", () => {
    openTab();
    vi.setSystemTime(start.getTime() + 21 * minute);
    dispatchEvent(new Event("mousemove"));
    expect(now()).toEqual({ state: "expired" });
    expect(localStorage.getItem(lastActivityKey)).toBe(String(start.getTime()));
  });

  it("checks by itself every 30 seconds", () => {
    openTab();
    vi.setSystemTime(start.getTime() + 21 * minute);
    vi.advanceTimersByTime(30_000);
    expect(now()).toEqual({ state: "expired" });
  });

  it("starts anew without stored activity", () => {
    localStorage.clear();
    vi.setSystemTime(start.getTime() + 60 * minute);
    localStorage.setItem(lastActivityKey, String(Date.now()));
    openTab();
    expect(standings).toEqual([]);
  });

  it("reports nothing once stopped", () => {
    openTab().stop();
    vi.advanceTimersByTime(60 * minute);
    expect(standings).toEqual([]);
  });
});
