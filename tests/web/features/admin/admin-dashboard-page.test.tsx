import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AdminDashboardPage } from "#web/features/admin/AdminDashboardPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "#tests/web/app/shell.tsx";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

const review = (number: number) => ({
  id: `idreview_${String(number).padStart(26, "0")}`,
  state: "open",
  requestedAt: "2026-11-20T12:00:00.000Z",
  fullName: "Anna",
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "matches",
});

const answer = (body: object, status = 200): void => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
};

beforeEach(async () => {
  giveLayout();
  await startTexts("sv");
});
afterEach(cleanup);

describe("the panel", () => {
  it("leads to every page of an administrator's work", () => {
    show(<AdminDashboardPage />, { at: "/admin-dashboard" });
    expect(screen.getAllByRole("link").map((tile) => tile.getAttribute("href"))).toEqual([
      "/admin-bike-search",
      "/admin-identity-reviews",
      "/admin-recovery-reports",
      "/business-analytics",
      "/insurance-analytics",
      "/admin-orders",
      "/admin-qr-management",
      "/admin-campaigns",
      "/admin-business-requests",
      "/admin-approved-entities",
      "/admin-partners",
      "/admin-bug-reports",
      "/settings",
    ]);
  });

  it.each([
    [{ items: [review(1), review(2)] }, "2 väntar"],
    [{ items: Array.from({ length: 50 }, (_, number) => review(number)), cursor: "next" }, "50+ väntar"],
  ])("says how many identity reviews wait", async (body, text) => {
    answer(body);
    show(<AdminDashboardPage />);
    const tile = (await screen.findByText("väntar")).closest("a");
    expect(tile?.textContent).toContain(text);
    expect(tile?.getAttribute("href")).toBe("/admin-identity-reviews");
  });

  it.each([
    ["none", { items: [] }, 200],
    ["no answer", { type: "x", title: "x", status: 403, code: "forbidden" }, 403],
  ])("says no number for %s", async (_, body, status) => {
    answer(body, status);
    const { queryClient } = show(<AdminDashboardPage />);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText("väntar")).toBeNull();
  });
});
