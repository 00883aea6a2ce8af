import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedBikeReview, ListedCorrection, OpenedBikeReview } from "#contract/bike-admin.ts";
import type { Bike } from "#contract/bike.ts";
import type { AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { RecoveryReportsPage } from "#web/features/bike-admin/RecoveryReportsPage.tsx";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveDialogs } from "#tests/web/ui/qr-scan/browser.ts";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const bikeId = `bike_${"0".repeat(24)}`;
const reportId = `found_${"0".repeat(24)}`;
const aReport = (over: Partial<AdminFoundReport> = {}): AdminFoundReport => ({
  id: reportId,
  bikeId,
  state: "confirmed",
  finderName: "Erik Svensson",
  finderEmail: "erik@example.se",
  finderId: "finder-1",
  stolen: false,
  ownerId: "owner-1",
  ownerName: "Astrid Ek",
  location: "Möllevången 3",
  reportedAt: "2026-11-20T10:00:00.000Z",
  decidedAt: "2026-11-21T10:00:00.000Z",
  frameNumber: "WTU204K8861",
  bike: "Monark Karin",
  reward: "under_review",
  flags: ["many-rewards", "new-account"],
  ...over,
});
const bike: Bike = {
  id: bikeId,
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "pending_review",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-11-19T10:00:00.000Z",
};
const owner = { fullName: "Astrid Ek", email: "astrid@example.se" };
const listed: ListedBikeReview = { bike, reason: "receipt", possibleDuplicate: true, owner };
const opened: OpenedBikeReview = {
  ...listed,
  receiptUrl: "https://receipts.test/1.jpg",
  checks: { frameNumber: "mismatch", personalNumber: true, seller: false },
  owner: { ...owner, identityLevel: 2, personalNumberMasked: "1985••••-••••" },
  lookalikes: [{ bikeId, frameNumber: "WTU2O4K8861", stolen: true }],
  former: [{ bikeId, sameOwner: false, owner, deletedAt: "2026-01-02T10:00:00.000Z" }],
  sameReceipt: [
    { bikeId, frameNumber: "MUC1697400S", sameOwner: true, receiptUrl: "https://receipts.test/2.jpg" },
  ],
  formerNumbers: ["WTU204K8860"],
};
const correction: ListedCorrection = {
  id: `correction_${"0".repeat(24)}`,
  bikeId,
  state: "open",
  request: { frameNumber: "WTU204K8862", type: "herr", reason: "Jag läste fel" },
  requestedAt: "2026-11-20T10:00:00.000Z",
  bike,
  owner,
};

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

const open = (search: string, ...next: (() => Response)[]) => {
  answers.push(...next);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter([{ path: "/", Component: RecoveryReportsPage }], {
    initialEntries: [`/${search}`],
  });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("reports of found bikes", () => {
  it("are shown with their evidence and what speaks against them", async () => {
    open("", json({ items: [aReport()] }));
    const report = within(await screen.findByRole("article", { name: "Monark Karin" }));
    for (const text of [
      "Bekräftad",
      "Möllevången 3",
      "erik@example.se",
      "Astrid Ek",
      "Erik Svensson",
      "200 väntar på ditt beslut",
      "Upphittaren har fått belöning mer än tre gånger på ett år.",
      "Upphittarens konto är yngre än en vecka.",
      "21 november 2026",
    ])
      expect(report.getByText(text)).toBeTruthy();
    const ways = report.getAllByRole("link", { name: "Rätta poängsaldot" });
    expect(ways.map((way) => way.getAttribute("href"))).toEqual(
      ["owner-1", "finder-1"].map((id) => `/admin-campaigns?tab=balance&account=${id}`),
    );
    expect(report.queryByText(/owner-1|finder-1/)).toBeNull();
    expect(document.title).toBe("Upphittade cyklar och granskning – Cykelregistret");
  });

  it("are filtered by state and flags, which stand in the address", async () => {
    const router = open("", json({ items: [] }), json({ items: [] }), json({ items: [aReport()] }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Bekräftad");
    await userEvent.click(screen.getByRole("checkbox", { name: "Bara flaggade" }));
    await screen.findByRole("article");
    expect(router.state.location.search).toBe("?state=confirmed&flagged=true");
    expect(sent.at(-1)?.address).toMatch(/state=confirmed&flagged=true/);
  });

  it("have their points paid after a question", async () => {
    open("", json({ items: [aReport()] }), json(aReport({ reward: "paid" })), json({ items: [] }));
    await press("Betala 200 poäng");
    const dialog = await inDialog("Betala poängen?");
    expect(dialog.getByText(/antecknas/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Betala" }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    expect(sent[1]).toEqual({
      address: `/api/admin/found-reports/${bikeId}/${reportId}/reward`,
      body: { decision: "pay" },
    });
  });

  it("have their points refused with a reason, and never without", async () => {
    open("", json({ items: [aReport()] }), json(aReport({ reward: "refused" })), json({ items: [] }));
    await press("Neka poängen");
    const dialog = await inDialog("Neka poängen?");
    await userEvent.click(dialog.getByRole("button", { name: "Neka" }));
    expect(sent).toHaveLength(1);
    await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Samma person");
    await userEvent.click(dialog.getByRole("button", { name: "Neka" }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    expect(sent[1]?.body).toEqual({ decision: "refuse", reason: "Samma person" });
  });

  it("can only be stopped while the points are held, and not at all once they are paid", async () => {
    open("", json({ items: [aReport({ reward: "held" })] }));
    await screen.findByRole("button", { name: "Neka poängen" });
    expect(screen.queryByRole("button", { name: "Betala 200 poäng" })).toBeNull();
    cleanup();
    open("", json({ items: [aReport({ reward: "paid" })] }));
    await screen.findByText("200 är betalda");
    expect(screen.queryByRole("button", { name: "Neka poängen" })).toBeNull();
  });

  it("say when someone else was faster", async () => {
    open(
      "",
      json({ items: [aReport()] }),
      problem(409, "reward-not-under-review"),
      json({ items: [aReport()] }),
    );
    await press("Betala 200 poäng");
    await userEvent.click((await inDialog("Betala poängen?")).getByRole("button", { name: "Betala" }));
    expect(await screen.findByText("Poängen väntar inte på något beslut.")).toBeTruthy();
  });
});

describe("bikes that wait", () => {
  const open1 = async (...next: (() => Response)[]) => {
    const router = open("?tab=reviews", json({ items: [listed] }), json(opened), ...next);
    await press("Öppna kvittot");
    await screen.findByRole("img", { name: "Kvittot för cykeln" });
    return router;
  };

  it("show no receipt until it is asked for", async () => {
    open("?tab=reviews", json({ items: [listed] }));
    expect(await screen.findByText("Kvittot gick inte igenom")).toBeTruthy();
    expect(screen.getByText(/Möjlig dubblett/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("show what speaks for and against them", async () => {
    await open1();
    for (const text of [
      "Ramnummer: ett annat · Personnummer: hittat · Säljare: inte hittat",
      "Bekräftad",
      "1985••••-••••",
      "WTU2O4K8861 (anmäld stulen)",
      "Astrid Ek, 2 januari 2026",
      "WTU204K8860",
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("are approved after a question", async () => {
    await open1(json({}), json({ items: [] }));
    await press("Godkänn");
    await userEvent.click((await inDialog("Godkänna cykeln?")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByRole("heading", { name: "Inget att granska" })).toBeTruthy();
    expect(sent[2]).toEqual({
      address: `/api/admin/bike-reviews/${bikeId}/decision`,
      body: { decision: "approve" },
    });
  });

  it("are rejected with a reason", async () => {
    await open1(json({}), json({ items: [] }));
    await press("Avslå");
    const dialog = await inDialog("Avslå registreringen?");
    await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Kvittot gäller en annan cykel");
    await userEvent.click(dialog.getByRole("button", { name: "Avslå" }));
    await screen.findByRole("heading", { name: "Inget att granska" });
    expect(sent[2]?.body).toEqual({ decision: "reject", reason: "Kvittot gäller en annan cykel" });
  });
});

describe("corrections", () => {
  it("show what stands there and what is to stand there instead", async () => {
    open("?tab=corrections", json({ items: [correction] }));
    const article = await screen.findByRole("article", { name: "Monark Karin" });
    const changes = [...article.querySelectorAll("p.bikechange")].map(({ textContent }) => textContent);
    expect(changes).toEqual(["Ramnummerfrån WTU204K8861till WTU204K8862", "Cykeltypfrån Damtill Herr"]);
    expect(within(article).getByText("Jag läste fel")).toBeTruthy();
  });

  it("are approved, or said to be impossible in words", async () => {
    open("?tab=corrections", json({ items: [correction] }), problem(409, "frame-number-taken"));
    answers.push(
      json({ items: [correction] }),
      json({ ...correction, state: "approved" }),
      json({ items: [] }),
    );
    await press("Godkänn");
    const dialog = await inDialog("Godkänna rättelsen?");
    await userEvent.click(dialog.getByRole("button", { name: "Godkänn" }));
    expect(await dialog.findByText("Ramnumret är redan registrerat.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByRole("heading", { name: "Inget att rätta" })).toBeTruthy();
  });
});
