import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnFoundReport } from "#contract/found-reports.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { OwnReportsPage } from "#web/features/found-reports/OwnReportsPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const visitor = vi.hoisted(() => ({ role: "customer" }));
vi.mock("#web/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: visitor.role, userId: "u1", name: "Anna" }),
  getAccessToken: async () => "token",
}));

const aReport = (n: number, over: Partial<OwnFoundReport> = {}): OwnFoundReport => ({
  id: `found_${String(n).padStart(24, "0")}`,
  bikeId: `bike_${String(n).padStart(24, "0")}`,
  bike: `Crescent Femto ${n}`,
  state: "pending",
  reward: "waiting",
  location: "Möllevången",
  reportedAt: "2026-11-20T10:00:00.000Z",
  ...over,
});

const answers: (() => Response)[] = [];
const asked: string[] = [];

beforeEach(async () => {
  visitor.role = "customer";
  answers.length = 0;
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next();
  });
  await startTexts("sv");
});
afterEach(cleanup);

const open = (...next: (() => Response)[]) => {
  answers.push(...next);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter([{ path: "/", Component: OwnReportsPage }]);
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
const page = (items: OwnFoundReport[], cursor?: string) => () => Response.json({ items, cursor });
const unavailable = () =>
  Response.json({ type: "x", title: "x", status: 503, code: "unavailable" }, { status: 503 });

describe("what one has reported found", () => {
  it("is told with its place, its days and its state in words", async () => {
    open(page([aReport(1, { state: "confirmed", decidedAt: "2026-11-21T10:00:00.000Z" })]));
    const report = within(await screen.findByRole("article", { name: "Crescent Femto 1" }));
    expect(report.getByText("Bekräftad")).toBeTruthy();
    expect(report.getByText("Plats: Möllevången")).toBeTruthy();
    expect(report.getByText("Rapporterad 20 november 2026 · Besked 21 november 2026")).toBeTruthy();
    expect(document.title).toBe("Cyklar jag har hittat – Cykelregistret");
  });

  it.each([
    ["none", "Rapporten ger inga poäng."],
    ["waiting", "200 poäng väntar på att ägaren bekräftar och får tillbaka cykeln."],
    ["held", "200 poäng kommer till ditt konto 28 november 2026."],
    ["under_review", "200 poäng väntar: vi tittar på dem innan de betalas."],
    ["paid", "200 poäng har kommit till ditt konto."],
    ["refused", "Poängen betalas inte ut."],
  ] as const)("says how it stands with the points (%s)", async (reward, words) => {
    open(page([aReport(1, { reward, paidFrom: "2026-11-28T10:00:00.000Z" })]));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("holds what the owner says in thanks", async () => {
    open(page([aReport(1, { thanks: "Du är bäst!" })]));
    expect(await screen.findByText("Du är bäst!")).toBeTruthy();
  });

  it("comes a page at a time, and is asked for again after a failure", async () => {
    open(page([aReport(1)], "next"), unavailable, page([aReport(2)]));
    await userEvent.click(await screen.findByRole("button", { name: "Visa fler" }));
    expect(await screen.findByText("Fler kunde inte hämtas.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("article", { name: "Crescent Femto 2" })).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(asked.at(-1)).toContain("cursor=next");
  });

  it("can be nothing, and can fail", async () => {
    open(unavailable, page([]));
    await userEvent.click(await screen.findByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("heading", { name: "Du har inte rapporterat någon cykel" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mina cyklar" })).toBeTruthy();
  });

  it("leads a store to no bikes of its own", async () => {
    visitor.role = "store";
    open(page([]));
    await screen.findByRole("heading", { name: "Du har inte rapporterat någon cykel" });
    expect(screen.queryByRole("link", { name: "Mina cyklar" })).toBeNull();
  });
});
