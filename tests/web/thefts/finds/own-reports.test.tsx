import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnFoundReport } from "#contract/thefts/found-reports.ts";
import { OwnReportsPage } from "#web/thefts/finds/OwnReportsPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { answersInTurn } from "#tests/web/answer-calls.ts";

const visitor = vi.hoisted(() => ({ role: "customer" }));
vi.mock("#web/platform/auth/session.ts", () => ({
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

const { answers, begin } = answersInTurn();

beforeEach(() => {
  visitor.role = "customer";
  begin();
});

const open = (...next: (() => Response)[]) => {
  answers.push(...next);
  showPages([{ path: "/", Component: OwnReportsPage }], "/", { once: true });
};
const page = (items: OwnFoundReport[]) => () => Response.json({ items });

describe("a finder's own reports", () => {
  it("show place, dates and state in words", async () => {
    open(page([aReport(1, { state: "confirmed", decidedAt: "2026-11-21T10:00:00.000Z" })]));
    const report = within(await screen.findByRole("article", { name: "Crescent Femto 1" }));
    expect(report.getByText("Bekräftad")).toBeTruthy();
    expect(report.getByText("Plats: Möllevången")).toBeTruthy();
    expect(report.getByText("Rapporterad 20 november 2026 · Besked 21 november 2026")).toBeTruthy();
    expect(document.title).toBe("Cyklar jag har hittat – Cykelregistret");
  });

  it.each([
    ["none", "Rapporten ger inga poäng."],
    [
      "waiting",
      "Du får 200 poäng om ägaren bekräftar och har fått tillbaka cykeln, och du har styrkt din identitet.",
    ],
    ["held", "200 poäng kommer till ditt konto 28 november 2026."],
    ["under_review", "200 poäng väntar. Vi gör en kontroll innan de betalas ut."],
    ["paid", "200 poäng har kommit till ditt konto."],
    ["refused", "Poängen betalas inte ut."],
    ["taken_back", "Vi har tagit tillbaka 200 poäng. Skälet står bland dina poäng."],
  ] as const)("explains the state of the reward (%s)", async (reward, words) => {
    open(page([aReport(1, { reward, paidFrom: "2026-11-28T10:00:00.000Z" })]));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("tell a finder whose identity is not proved how to get the points, and until when", async () => {
    const [paidFrom, proveBy] = ["2026-11-28T10:00:00.000Z", "2027-02-26T10:00:00.000Z"];
    open(page([aReport(1, { reward: "held", paidFrom, proveBy })]));
    await screen.findByText(
      "200 poäng väntar på dig tills 26 februari 2027. De betalas ut när du har styrkt din identitet med BankID, tidigast 28 november 2026.",
    );
    const way = screen.getByRole("link", { name: "Styrk din identitet" });
    expect(way.getAttribute("href")).toBe("/settings");
  });

  it("show the owner's thanks", async () => {
    open(page([aReport(1, { thanks: "Du är bäst!" })]));
    expect(await screen.findByText("Du är bäst!")).toBeTruthy();
  });

  it("can be empty", async () => {
    open(page([]));
    expect(await screen.findByRole("heading", { name: "Du har inte rapporterat någon cykel" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mina cyklar" })).toBeTruthy();
  });

  it("lead a store to no bikes of its own", async () => {
    visitor.role = "store";
    open(page([]));
    await screen.findByRole("heading", { name: "Du har inte rapporterat någon cykel" });
    expect(screen.queryByRole("link", { name: "Mina cyklar" })).toBeNull();
  });
});
