import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, changes, open, part, problem } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const notifications = { browser: false, messages: true, bikeRegistrations: true };
const notices = () => part("Notiser");
const turn = (name: string) => notices().getByRole("switch", { name });
const isOn = (name: string) => turn(name).getAttribute("aria-checked") === "true";
const browser = "Notiser i webbläsaren";

const answerWith = (permission: NotificationPermission) => {
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal("Notification", { requestPermission });
  return requestPermission;
};

beforeEach(() => pool.reset());

describe("notifications", () => {
  it("are switched one by one", async () => {
    await open("customer", { notifications });
    await user.click(turn("Nya meddelanden"));
    await notices().findByText("Sparat");
    expect(changes()).toEqual([{ notifications: { ...notifications, messages: false } }]);
    expect(isOn("Nya meddelanden")).toBe(false);
    expect(isOn("Registreringar")).toBe(true);
  });

  it("stay as they were if saving failed", async () => {
    await open("customer", { notifications });
    api.set("PATCH /api/me", () => problem(500, "internal"));
    await user.click(turn("Registreringar"));
    expect(await notices().findByText("Ett fel uppstod. Försök igen.")).toBeTruthy();
    expect(isOn("Registreringar")).toBe(true);
  });

  it("in the browser ask for permission only when switched on", async () => {
    const ask = answerWith("granted");
    await open("customer", { notifications });
    expect(ask).not.toHaveBeenCalled();
    await user.click(turn(browser));
    await notices().findByText("Sparat");
    expect(ask).toHaveBeenCalledOnce();
    expect(isOn(browser)).toBe(true);
    await user.click(turn(browser));
    await vi.waitFor(() => expect(isOn(browser)).toBe(false));
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ["denied", /Webbläsaren blockerar notiser/],
    ["default", /svarade inte på webbläsarens fråga/],
  ] as const)(
    "in the browser stay off if it answers %s, and the page explains what to do",
    async (said, words) => {
      answerWith(said);
      await open("customer", { notifications });
      await user.click(turn(browser));
      expect(await notices().findByText(words)).toBeTruthy();
      expect(isOn(browser)).toBe(false);
      expect(changes()).toEqual([]);
    },
  );

  it("in the browser are unavailable on phones", async () => {
    const ask = answerWith("granted");
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 14) Mobile");
    await open("customer", { notifications });
    await user.click(turn(browser));
    expect(await notices().findByText("Den här webbläsaren kan inte visa notiser.")).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
    expect(isOn(browser)).toBe(false);
    vi.restoreAllMocks();
  });

  it("in the browser are unavailable if asking throws", async () => {
    answerWith("granted").mockRejectedValue(new TypeError("Illegal constructor"));
    await open("customer", { notifications });
    await user.click(turn(browser));
    expect(await notices().findByText("Den här webbläsaren kan inte visa notiser.")).toBeTruthy();
  });

  it("in the browser are unavailable without support", async () => {
    vi.stubGlobal("Notification", undefined);
    Reflect.deleteProperty(globalThis, "Notification");
    await open("customer", { notifications });
    await user.click(turn(browser));
    expect(await notices().findByText("Den här webbläsaren kan inte visa notiser.")).toBeTruthy();
  });
});
