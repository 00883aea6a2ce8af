// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { antdTheme } from "#web/platform/ui/antd-theme.ts";
import { chooseTheme, useThemeMode } from "#web/platform/ui/theme-mode.ts";

const script = readFileSync("web/head/theme.js", "utf8");
const firstPaint = () => runInThisContext(script);
const system = (dark: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: dark,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

beforeEach(() => localStorage.clear());

describe("the theme of the first paint", () => {
  it.each([
    [true, "dark"],
    [false, "light"],
  ])("follows the system when dark is %s", (dark, theme) => {
    system(dark);
    firstPaint();
    expect(document.documentElement.dataset["theme"]).toBe(theme);
  });

  it("is the last chosen one, whatever the system's theme", () => {
    system(true);
    chooseTheme("light");
    document.documentElement.dataset["theme"] = "dark";
    firstPaint();
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });

  it("follows a change of the system before the app started", () => {
    system(true);
    firstPaint();
    system(false);
    const { result, unmount } = renderHook(useThemeMode);
    expect(result.current).toBe("light");
    expect(document.documentElement.dataset["theme"]).toBe("light");
    unmount();
  });

  it("follows the system again once chosen, also after a reload", () => {
    system(true);
    chooseTheme("light");
    chooseTheme("system");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    system(false);
    firstPaint();
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });
});

describe("the breakpoints", () => {
  it("are the specified ones", () => {
    const { screenSM, screenMD, screenLG, screenXL, screenXXL } = antdTheme.light.moving.token ?? {};
    expect([screenSM, screenMD, screenLG, screenXL, screenXXL]).toEqual([640, 768, 1024, 1280, 1400]);
  });
});
