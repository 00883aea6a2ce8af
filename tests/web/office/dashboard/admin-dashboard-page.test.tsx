import { aProblem } from "#tests/web/answer-calls.ts";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AdminDashboardPage } from "#web/office/dashboard/AdminDashboardPage.tsx";
import { dashboardTiles } from "#web/office/dashboard/dashboard-tiles.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { giveLayout, show } from "#tests/web/app/shell.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

const id = (kind: string, number: number): string => `${kind}_${String(number).padStart(26, "0")}`;
const many = <T,>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));

const bike = (number: number) => ({
  id: id("bike", number),
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "pending_review",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-11-19T10:00:00.000Z",
});
const identity = (number: number) => ({
  id: id("idreview", number),
  state: "open",
  requestedAt: "2026-11-20T12:00:00.000Z",
  fullName: "Anna",
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "matches",
});
const report = (reward: string) => (number: number) => ({
  id: id("found", number),
  bikeId: id("bike", number),
  state: "confirmed",
  location: "Möllevången",
  reportedAt: "2026-11-20T10:00:00.000Z",
  frameNumber: "WTU204K8861",
  bike: "Monark Karin",
  stolen: false,
  ownerId: "owner",
  reward,
  flags: ["new-account"],
});
const correction = (number: number) => ({
  id: id("correction", number),
  bikeId: id("bike", number),
  state: "open",
  request: { model: "Kajsa", reason: "Fel" },
  requestedAt: "2026-11-20T10:00:00.000Z",
  bike: bike(number),
});

const adCase = (number: number) => ({
  id: id("adcase", number),
  listingId: id("listing", number),
  state: "open",
  title: "Monark Karin",
  price: 3400,
  reason: "fraud",
  reports: 2,
  waitingSince: "2026-11-20T10:00:00.000Z",
});

const messageReport = (number: number) => ({
  id: `thread_${String(number).padStart(22, "0")}-report_${String(number).padStart(22, "0")}`,
  threadId: `thread_${String(number).padStart(22, "0")}`,
  state: "open",
  reason: "extortion",
  reportedName: "Bo E*",
  reportedAt: "2026-11-20T10:00:00.000Z",
  waitingSince: "2026-11-20T10:00:00.000Z",
});

const bug = (number: number) => ({
  id: `bug_${String(number).padStart(22, "0")}`,
  path: "/my-bikes",
  version: "main-Dk3f9a",
  words: "Kvittot fastnar.",
  state: "new",
  count: 2,
  firstAt: "2026-11-20T10:00:00.000Z",
  lastAt: "2026-11-20T11:00:00.000Z",
});

const storeApplication = (number: number) => ({
  id: id("application", number),
  type: "store_partnership",
  company: "Cykelkällaren i Göteborg AB",
  city: "Göteborg",
  state: "pending",
  sentAt: "2026-11-20T10:00:00.000Z",
  answerBy: "2026-11-24",
  late: false,
});

const today = {
  view: "overview",
  from: "2026-11-26",
  to: "2026-11-26",
  grain: "day",
  today: "2026-11-26",
  since: "2025-11-01",
  audience: "office",
  months: { from: "2026-11-01", to: "2026-11-26" },
  comparedWith: { from: "2026-11-19", to: "2026-11-19" },
  totals: [
    { measure: "registered", now: 12, before: 31 },
    { measure: "thefts", now: 2, before: 9 },
  ],
  lines: [],
  stacks: [],
  breakdowns: [],
  cohorts: [],
};

const removal = (mine: boolean) => ({
  id: `removal_${"0".repeat(24)}`,
  bikeId: `bike_${"0".repeat(24)}`,
  as: "false",
  bike: "Monark Karin",
  frameNumber: "WTU204K8861",
  reason: "Fel cykel",
  askedBy: { id: "karin", name: "Karin Berg" },
  mine,
  tells: false,
  askedAt: "2026-11-20T10:00:00.000Z",
  lapsesAt: "2026-11-27T10:00:00.000Z",
  unfinished: false,
});

const dispute = (needsAnswer: boolean) => ({
  id: needsAnswer ? "du_1" : "du_2",
  paymentId: "pi_1",
  amount: 14_900,
  status: needsAnswer ? "needs_response" : "under_review",
  since: "2026-11-20T09:12:00.000Z",
  needsAnswer,
  dueBy: "2026-12-01T22:59:59.000Z",
  changes: [],
});
const emailRequest = (mine: boolean) => ({
  id: `emailrequest_${"0".repeat(24)}`,
  accountId: "goran",
  email: "g***@example.se",
  former: "g***@example.se",
  reason: "Visade ID-kort",
  state: "asked",
  askedBy: { id: "karin", name: "Karin Berg" },
  askedAt: "2026-11-20T10:00:00.000Z",
  lapsesAt: "2026-11-27T10:00:00.000Z",
  mine,
  unfinished: false,
});

type Answer = object | undefined;
type Queue =
  | "ad-cases"
  | "bike-cases/reviews"
  | "bug-reports"
  | "identity-reviews"
  | "bike-cases/found-reports"
  | "bike-cases/corrections"
  | "points/disputes"
  | "inventory"
  | "orders"
  | "bike-cases/removals"
  | "bike-cases/ownership-disputes"
  | "people/access-samples"
  | "people/email-requests"
  | "people/extracts"
  | "people/letters"
  | "statistics"
  | "message-reports"
  | "store-applications"
  | "todo/given-up"
  | "todo/health";
const none: Readonly<Record<Queue, Answer>> = {
  "ad-cases": { items: [] },
  "bike-cases/reviews": { items: [] },
  "bug-reports": { items: [] },
  "identity-reviews": { items: [] },
  "bike-cases/found-reports": { items: [] },
  "bike-cases/corrections": { items: [] },
  "points/disputes": { items: [] },
  inventory: { items: [] },
  "message-reports": { items: [] },
  orders: { items: [] },
  "bike-cases/removals": { items: [] },
  "bike-cases/ownership-disputes": { items: [] },
  "people/access-samples": { items: [] },
  "people/email-requests": { items: [] },
  "people/extracts": { items: [] },
  "people/letters": { items: [] },
  statistics: today,
  "store-applications": { items: [] },
  "todo/given-up": { items: [], more: false },
  "todo/health": { troubles: [] },
};

/** Responses per queue; a missing one is refused. */
const answer = (over: Partial<Record<Queue, Answer>>): string[] => {
  const asked: string[] = [];
  const answers = { ...none, ...over };
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const queue = Object.keys(answers).find((each) => address.includes(`/admin/${each}`));
    const body = Object.entries(answers).find(([each]) => each === queue)?.[1];
    if (body === undefined) return aProblem(403, "forbidden");
    return Response.json(body);
  });
  return asked;
};

const queue = async (name: string) => (await screen.findByText(name)).closest("a");

beforeEach(async () => {
  giveLayout();
  await startTexts("sv");
});

describe("the admin panel", () => {
  it("links to the pages of an administrator's work", () => {
    answer({});
    show(<AdminDashboardPage />, { at: "/admin-dashboard" });
    const tiles = [...document.querySelectorAll(".dashtile")].map((tile) => tile.getAttribute("href"));
    expect(tiles).toEqual(dashboardTiles.map(({ to }) => to));
    expect(tiles).toContain("/admin-bike-search");
    expect(tiles).toContain("/insurance-analytics");
  });

  it("compares today with the same weekday a week ago", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z"), toFake: ["Date"] });
    const asked = answer({});
    show(<AdminDashboardPage />);
    const section = await screen.findByRole("region", { name: "I dag" });
    expect((await within(section).findByText("Registrerade cyklar")).nextSibling?.textContent).toMatch(
      /^12−61\s% mot 31$/,
    );
    expect(within(section).getByText("Anmälda stulna").nextSibling?.textContent).toMatch(/^2−78\s% mot 9$/);
    expect(within(section).getByText(/19 november 2026/)).toBeTruthy();
    expect(asked.find((address) => address.includes("statistics"))).toContain(
      "from=2026-11-26&to=2026-11-26&grain=day&compare=week",
    );
  });

  it("shows the number of cases per queue and in total", async () => {
    answer({
      "bike-cases/reviews": { items: [{ bike: bike(1), possibleDuplicate: false }] },
      "identity-reviews": { items: many(2, identity) },
      "bike-cases/found-reports": { items: [...many(1, report("under_review")), report("paid")(5)] },
      "bike-cases/corrections": { items: many(3, correction) },
      "points/disputes": { items: [dispute(true), dispute(false)] },
      "bug-reports": { items: many(1, bug) },
      "ad-cases": { items: many(2, adCase) },
      "message-reports": { items: many(3, messageReport) },
      "store-applications": { items: many(2, storeApplication) },
      "bike-cases/removals": { items: [removal(false), removal(true)] },
      "people/email-requests": { items: [emailRequest(false), emailRequest(true)] },
      "todo/given-up": {
        items: many(2, (number) => ({ id: `a-${number}`, since: "2026-11-20T09:12:00.000Z" })),
        more: false,
      },
      inventory: {
        items: [
          { pool: "self", rolls: 3, active: 60 },
          { pool: "store_2", rolls: 0, active: 12, lastsUntil: "2026-11-30", lowSince: "2026-11-16" },
          {
            pool: "store_1",
            store: "Vadstena Cykel",
            rolls: 0,
            active: 4,
            emptySince: "2026-11-20T03:10:00.000Z",
          },
        ],
      },
    });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 22" })).toBeTruthy();
    for (const [name, count, href] of [
      ["Cyklar och kvitton att granska", "1", "/admin-recovery-reports?tab=reviews"],
      ["ID-kort att granska", "2", "/admin-identity-reviews"],
      ["Belöningar att besluta om", "1", "/admin-recovery-reports?state=confirmed&flagged=true"],
      ["Rättelser att besluta om", "3", "/admin-recovery-reports?tab=corrections"],
      // One's own request is left out: another administrator approves it.
      ["Avregistreringar att godkänna", "1", "/admin-todo?queue=removals"],
      ["Utdrag att godkänna", "0", "/admin-todo?queue=extracts"],
      ["E-postbyten att godkänna", "1", "/admin-todo?queue=emailRequests"],
      ["Anmälda annonser att besluta om", "2", "/admin-ad-reports"],
      ["Anmälda meddelanden att besluta om", "3", "/admin-message-reports"],
      ["Bestridda köp att svara på", "1", "/admin-campaigns?tab=disputes"],
      ["Nya beställningar", "0", "/admin-orders"],
      ["Brev att besvara", "0", "/admin-letters"],
      ["Nya felrapporter", "1", "/admin-bug-reports"],
      ["Dekaler som snart tar slut", "2", "/admin-inventory"],
      ["Jobb som har fastnat", "2", "/admin-dashboard#health"],
      ["Butiker som väntar på svar", "2", "/admin-store-requests"],
    ] as const) {
      const link = await queue(name);
      expect(link?.querySelector("b")?.textContent).toBe(count);
      expect(link?.getAttribute("href")).toBe(href);
    }
  });

  it("says that everything works", async () => {
    answer({});
    show(<AdminDashboardPage />);
    const section = await screen.findByRole("region", { name: "Driftläge" });
    expect(await within(section).findByText("Allt fungerar. Inga larm.")).toBeTruthy();
  });

  it("lists troubles and since when", async () => {
    answer({
      "todo/health": {
        troubles: [
          { what: "mail", since: "2026-11-26T08:12:00.000Z" },
          { what: "given-up-work", since: "2026-11-26T09:00:00.000Z" },
        ],
      },
    });
    show(<AdminDashboardPage />);
    const section = await screen.findByRole("region", { name: "Driftläge" });
    const rows = await within(section).findAllByRole("listitem");
    expect(rows[0]?.textContent).toMatch(/^Mejl går inte fram som de ska\. Sedan .*09[:.]12\.$/);
    expect(rows).toHaveLength(2);
    expect(within(section).queryByText(/Allt fungerar/)).toBeNull();
  });

  it("does not claim that everything works without knowing", async () => {
    answer({ "todo/health": undefined });
    show(<AdminDashboardPage />);
    const section = await screen.findByRole("region", { name: "Driftläge" });
    expect((await within(section).findByRole("alert")).textContent).toContain("gick inte att se");
    expect(within(section).queryByText(/Allt fungerar/)).toBeNull();
  });

  it("shows a plus when there are more than were counted", async () => {
    answer({ "identity-reviews": { items: many(50, identity), cursor: "next" } });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 50+" })).toBeTruthy();
  });

  it("reads a limited number of further pages for rewards", async () => {
    const asked = answer({
      "bike-cases/found-reports": { items: many(1, report("under_review")), cursor: "next" },
    });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 4+" })).toBeTruthy();
    expect(asked.filter((address) => address.includes("found-reports"))).toHaveLength(4);
  });

  it("gives no total while a queue is missing, and says so if one fails", async () => {
    answer({ "bike-cases/corrections": undefined });
    show(<AdminDashboardPage />);
    expect((await screen.findByRole("alert")).textContent).toBe("Allt kunde inte räknas. Ladda om sidan.");
    expect(screen.getByRole("heading", { name: "Att göra" })).toBeTruthy();
    const open = within(screen.getByRole("region", { name: "Att göra" }));
    expect(open.getAllByRole("link")).toHaveLength(18);
  });
});
