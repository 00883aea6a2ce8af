import { act, fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SessionTimer } from "#web/app/SessionTimer.tsx";
import { lastActivityKey } from "#web/platform/auth/last-activity.ts";
import { keepServerSilent, show } from "./shell.tsx";

const session = vi.hoisted(() => ({
  endInactiveSession: vi.fn(async () => undefined),
  signOutEverywhere: vi.fn(async () => undefined),
  getAccessToken: async () => "t0ken",
}));
vi.mock("#web/platform/auth/session.ts", () => session);

const minute = 60_000;
const pass = (time: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

// The dialog is loaded on demand; in the test its module is loaded already.
beforeAll(async () => {
  await import("#web/app/InactivityDialog.tsx");
});

beforeEach(() => {
  vi.clearAllMocks();
  keepServerSilent();
  vi.useFakeTimers();
  localStorage.setItem(lastActivityKey, String(Date.now()));
  show(<SessionTimer />);
});

describe("an inactive session", () => {
  it("shows a countdown, which is not read aloud each second", async () => {
    await pass(15 * minute);
    const dialog = screen.getByRole("dialog", { name: "Du loggas snart ut" });
    expect(screen.getByRole("timer").textContent).toBe("Tid kvar: 5:00");
    expect(screen.getByRole("status").textContent).toBe("Du loggas ut om 5 minuter.");
    await pass(61_000);
    expect(screen.getByRole("timer").textContent).toBe("Tid kvar: 3:59");
    expect(screen.getByRole("status").textContent).toBe("Du loggas ut om 4 minuter.");
    await pass(3 * minute + 35_000);
    expect(screen.getByRole("status").textContent).toBe("Du loggas ut om 30 sekunder.");
    expect(dialog.isConnected).toBe(true);
  });

  it("continues when the person chooses to stay", async () => {
    await pass(17 * minute);
    fireEvent.click(screen.getByRole("button", { name: "Förläng session" }));
    expect(Number(localStorage.getItem(lastActivityKey))).toBe(Date.now());
    await pass(10 * minute);
    expect(session.endInactiveSession).not.toHaveBeenCalled();
  });

  it("ends at zero, once", async () => {
    await pass(21 * minute);
    expect(session.endInactiveSession).toHaveBeenCalledOnce();
  });

  it("can be ended from the warning", async () => {
    await pass(16 * minute);
    fireEvent.click(screen.getByRole("button", { name: "Logga ut" }));
    expect(session.signOutEverywhere).toHaveBeenCalledOnce();
  });

  it("reports activity to the server at intervals, with a final report", async () => {
    const asked = vi.fn(async () => Response.json({}, { status: 401 }));
    vi.stubGlobal("fetch", asked);
    for (let second = 0; second < 90; second += 6) {
      fireEvent.mouseMove(document.body);
      await pass(6000);
    }
    expect(asked).toHaveBeenCalledOnce();
    await pass(40_000);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(10 * minute);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});
