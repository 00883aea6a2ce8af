import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BikeStatus } from "#contract/bikes/bike-types.ts";
import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";
import { ReceivedFinds } from "#web/thefts/find-report/received/ReceivedFinds.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { answersInTurn, json, problem } from "#tests/web/answer-calls.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const bikeId = `bike_${"0".repeat(24)}`;
const reportId = `found_${"0".repeat(24)}`;
const aReport = (over: Partial<ListedFoundReport> = {}): ListedFoundReport => ({
  id: reportId,
  bikeId,
  state: "owner_seen",
  finderName: "Er** S*******",
  location: "Möllevången 3",
  description: "Låst vid en stolpe",
  contact: "070-123 45 67",
  reportedAt: "2026-11-20T10:00:00.000Z",
  current: true,
  finder: 1,
  ...over,
});
const { finderName: _, ...fromStranger } = aReport();

const { sent, answers, begin } = answersInTurn();

beforeEach(() => begin());

const open = (next: (() => Response)[], status: BikeStatus = "stolen") => {
  answers.push(...next);
  const element = <ReceivedFinds bike={{ id: bikeId, status }} />;
  showPages([{ path: "/", element }], "/", { once: true });
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the card 'Upphittad?'", () => {
  it("shows place, description, contact and date", async () => {
    open([json({ items: [aReport()] })]);
    expect(await screen.findByRole("heading", { name: "Upphittad?" })).toBeTruthy();
    for (const text of ["Från Er** S*******", "Möllevången 3", "Låst vid en stolpe", "20 november 2026"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: "070-123 45 67" }).getAttribute("href")).toBe("tel:0701234567");
    expect(screen.getByText(/Betala aldrig något i förskott/)).toBeTruthy();
  });

  it.each([
    ["kim@example.se", "mailto:kim@example.se"],
    ["+46 70 123 45 67", "tel:+46701234567"],
    ["javascript:alert(1)", undefined],
    ["Fråga efter Kim i cykelaffären", undefined],
  ])("links %s as %s", async (contact, href) => {
    open([json({ items: [aReport({ contact })] })]);
    expect(await screen.findByText(contact)).toBeTruthy();
    expect(screen.queryByRole("link", { name: contact })?.getAttribute("href")).toBe(href);
  });

  it("says when a contact has been deleted, and when a finder has no name", async () => {
    const { contact: _contact, ...rest } = fromStranger;
    open([json({ items: [rest] })]);
    expect(await screen.findByText("Raderad efter tolv månader")).toBeTruthy();
    expect(screen.getByText("Från någon utan konto")).toBeTruthy();
  });

  it("counts people rather than reports, and separates an earlier theft's reports", async () => {
    const id = (n: number): string => `found_${String(n).repeat(24)}`;
    open([
      json({
        items: [
          aReport({ id: id(1), location: "Torget" }),
          aReport({ id: id(2), location: "Ågatan", state: "rejected" }),
          aReport({ id: id(3), location: "Hamnen", state: "confirmed", current: false, finder: 2 }),
          aReport({ id: id(4), location: "Parken", current: false, finder: 3 }),
        ],
      }),
    ]);
    expect(await screen.findByText("Någon säger sig ha sett cykeln.")).toBeTruthy();
    expect(screen.queryByText(/Bra! Har du fått tillbaka/)).toBeNull();
    const earlier = screen.getByText("2 rapporter från tidigare stölder").closest("details");
    expect(earlier?.open).toBe(false);
    expect(earlier?.textContent).toContain("Hamnen");
    expect(earlier?.textContent).not.toContain("Torget");
  });

  it("during a new theft shows no earlier finds as current", async () => {
    open([json({ items: [aReport({ state: "confirmed", current: false })] })]);
    expect(await screen.findByText("1 rapport från en tidigare stöld")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Upphittad?" })).toBeNull();
  });

  it("is absent without reports", async () => {
    open([json({ items: [] })]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    open([problem(503, "unavailable"), json({ items: [aReport()] })]);
    await press("Försök igen");
    expect(await screen.findByRole("article")).toBeTruthy();
  });
});

describe("the owner's decision", () => {
  it("confirms after explaining the consequences, and links to marking the bike as recovered", async () => {
    open([json({ items: [aReport()] }), json(aReport({ state: "confirmed" }))]);
    await press("Ja, det är min cykel");
    const dialog = await inDialog("Bekräfta fyndet?");
    expect(
      dialog.getByText(/200 poäng av oss, 7 dagar senare, om upphittaren har styrkt sin identitet/),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Bekräfta" }));
    const on = await screen.findByRole("link", { name: "Markera som återfunnen" });
    expect(on.getAttribute("href")).toBe(`/my-bikes/${bikeId}/recovered`);
    expect(sent[1]).toEqual({
      address: `/api/bikes/${bikeId}/found-reports/${reportId}/decision`,
      body: { decision: "confirm" },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Ja, det är min cykel" })).toBeNull();
  });

  it("promises no points to a finder without an account", async () => {
    open([json({ items: [fromStranger] })]);
    await press("Ja, det är min cykel");
    const dialog = await inDialog("Bekräfta fyndet?");
    expect(dialog.queryByText(/poäng/)).toBeNull();
  });

  it("rejects with a reason", async () => {
    open([json({ items: [aReport()] }), json(aReport({ state: "rejected" }))]);
    await press("Nej, det stämmer inte");
    const dialog = await inDialog("Stämmer det inte?");
    await userEvent.type(dialog.getByRole("textbox", { name: "Skäl (valfritt)" }), "En annan färg");
    await userEvent.click(dialog.getByRole("button", { name: "Det stämmer inte" }));
    expect(await screen.findByText("Stämde inte")).toBeTruthy();
    expect(sent[1]?.body).toEqual({ decision: "reject", reason: "En annan färg" });
    expect(screen.queryByRole("link", { name: "Markera som återfunnen" })).toBeNull();
  });

  it("explains a refusal, and can be repeated", async () => {
    open([json({ items: [aReport()] }), problem(503, "unavailable"), json(aReport({ state: "confirmed" }))]);
    await press("Ja, det är min cykel");
    const dialog = await inDialog("Bekräfta fyndet?");
    await userEvent.click(dialog.getByRole("button", { name: "Bekräfta" }));
    expect(await dialog.findByText(/går inte att nå just nu/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Bekräftad")).toBeTruthy();
  });

  it("that came too late shows the actual state", async () => {
    open([
      json({ items: [aReport()] }),
      problem(409, "found-report-decided"),
      json({ items: [aReport({ state: "expired" })] }),
    ]);
    await press("Ja, det är min cykel");
    await userEvent.click((await inDialog("Bekräfta fyndet?")).getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Obesvarad i 90 dagar")).toBeTruthy();
  });

  it("offers no further step once the bike is recovered", async () => {
    open([json({ items: [aReport({ state: "confirmed" })] })], "registered");
    expect(await screen.findByText("Bekräftad")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Markera som återfunnen" })).toBeNull();
  });
});
