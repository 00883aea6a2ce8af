import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BikeStatus } from "#contract/bike-types.ts";
import type { ListedFoundReport } from "#contract/found-reports.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { ReceivedFinds } from "#web/shared/found-reports/received/ReceivedFinds.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

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

const sent: { address: string; body: unknown }[] = [];
const answers: (() => Response)[] = [];
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const problem = (status: number, code: string) => json({ type: code, title: code, status, code }, status);

beforeEach(async () => {
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal("fetch", async (address: string, { body }: { body?: string }) => {
    sent.push({ address, body: JSON.parse(body ?? "null") });
    const next = answers.shift();
    if (!next) throw new Error(`Nothing was foreseen for ${address}`);
    return next();
  });
  giveDialogs();
  await startTexts("sv");
});
afterEach(cleanup);

const open = (next: (() => Response)[], status: BikeStatus = "stolen") => {
  answers.push(...next);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const element = <ReceivedFinds bike={{ id: bikeId, status }} />;
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </QueryClientProvider>,
  );
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("the card 'Upphittad?'", () => {
  it("tells where, what, how to reach whom, and when", async () => {
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

  it("says when a contact is no longer kept, and of whom there is no name", async () => {
    const { contact: _contact, ...rest } = fromStranger;
    open([json({ items: [rest] })]);
    expect(await screen.findByText("Raderad efter tolv månader")).toBeTruthy();
    expect(screen.getByText("Från någon utan konto")).toBeTruthy();
  });

  it("counts people and not reports, and keeps those of an earlier theft apart", async () => {
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
    expect(await screen.findByText("Någon har rapporterat att de har sett cykeln.")).toBeTruthy();
    expect(screen.queryByText(/Bra! Har du fått tillbaka/)).toBeNull();
    const earlier = screen.getByText("2 rapporter från tidigare stölder").closest("details");
    expect(earlier?.open).toBe(false);
    expect(earlier?.textContent).toContain("Hamnen");
    expect(earlier?.textContent).not.toContain("Torget");
  });

  it("of a new theft says nothing of what was found before", async () => {
    open([json({ items: [aReport({ state: "confirmed", current: false })] })]);
    expect(await screen.findByText("1 rapport från en tidigare stöld")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Upphittad?" })).toBeNull();
  });

  it("is not there where nobody has reported anything", async () => {
    open([json({ items: [] })]);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("can be tried again when it could not be fetched", async () => {
    open([problem(503, "unavailable"), json({ items: [aReport()] })]);
    await press("Försök igen");
    expect(await screen.findByRole("article")).toBeTruthy();
  });
});

describe("the owner's answer", () => {
  it("confirms after saying what follows, and leads to marking the bike as recovered", async () => {
    open([json({ items: [aReport()] }), json(aReport({ state: "confirmed" }))]);
    await press("Ja, det är min cykel");
    const dialog = await inDialog("Bekräfta fyndet?");
    expect(dialog.getByText(/200 poäng av oss, 7 dagar senare/)).toBeTruthy();
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

  it("promises no points to who has no account", async () => {
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

  it("is said in words when it is refused, and can be given again", async () => {
    open([json({ items: [aReport()] }), problem(503, "unavailable"), json(aReport({ state: "confirmed" }))]);
    await press("Ja, det är min cykel");
    const dialog = await inDialog("Bekräfta fyndet?");
    await userEvent.click(dialog.getByRole("button", { name: "Bekräfta" }));
    expect(await dialog.findByText(/går inte att nå just nu/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Bekräftad")).toBeTruthy();
  });

  it("that came too late shows how it stands", async () => {
    open([
      json({ items: [aReport()] }),
      problem(409, "found-report-decided"),
      json({ items: [aReport({ state: "expired" })] }),
    ]);
    await press("Ja, det är min cykel");
    await userEvent.click((await inDialog("Bekräfta fyndet?")).getByRole("button", { name: "Bekräfta" }));
    expect(await screen.findByText("Obesvarad i 90 dagar")).toBeTruthy();
  });

  it("leads nowhere once the bike is back", async () => {
    open([json({ items: [aReport({ state: "confirmed" })] })], "registered");
    expect(await screen.findByText("Bekräftad")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Markera som återfunnen" })).toBeNull();
  });
});
