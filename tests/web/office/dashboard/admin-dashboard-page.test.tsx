import { aProblem } from "#tests/web/answer-calls.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { TodoQueue, type WaitingInQueue } from "#contract/office/todo.ts";
import { AdminDashboardPage } from "#web/office/dashboard/AdminDashboardPage.tsx";
import { dashboardTiles } from "#web/office/dashboard/dashboard-tiles.ts";
import { show } from "#tests/web/app/shell.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

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

type Counts = Partial<Record<TodoQueue, Omit<WaitingInQueue, "queue">>>;

const counted = (counts: Counts) => ({
  items: TodoQueue.options.map((queue) => ({ queue, count: 0, more: false, ...counts[queue] })),
});
const waits = (count: number, since = "2026-11-20T10:00:00.000Z") => ({ count, more: false, oldest: since });

type Part = "statistics" | "todo/health" | "todo/queues";
const calm: Readonly<Record<Part, object | undefined>> = {
  statistics: today,
  "todo/health": { troubles: [] },
  "todo/queues": counted({}),
};

/** A missing response is refused. */
const answer = (over: Partial<typeof calm>): string[] => {
  const requests: string[] = [];
  const answers = Object.entries({ ...calm, ...over });
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    const [, body] = answers.find(([each]) => address.includes(`/admin/${each}`)) ?? [];
    return body === undefined ? aProblem(403, "forbidden") : Response.json(body);
  });
  return requests;
};

const queue = async (name: string) => (await screen.findByText(name)).closest("a");

describe("the admin panel", () => {
  it("links to the pages of an administrator's work", async () => {
    answer({});
    show(<AdminDashboardPage />, { at: "/admin-dashboard" });
    const tiles = [...document.querySelectorAll(".dashtile")].map((tile) => tile.getAttribute("href"));
    expect(tiles).toEqual(dashboardTiles.map(({ to }) => to));
    expect(tiles).toContain("/admin-bike-search");
    expect(tiles).toContain("/insurance-analytics");
  });

  it("shows its tools before anything has answered", () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    show(<AdminDashboardPage />);
    expect(document.querySelector(".together")?.hasAttribute("hidden")).toBe(true);
    const tools = screen.getByRole("heading", { name: "Verktyg" }).parentElement;
    expect(tools?.closest("[hidden]")).toBeNull();
    expect(tools?.querySelectorAll(".dashtile")).toHaveLength(dashboardTiles.length);
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

  it("shows how much waits per queue and in total, and since when, in one request", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-26T12:00:00Z"), toFake: ["Date"] });
    const asked = answer({
      "todo/queues": counted({
        receipts: waits(1),
        identities: waits(2, "2026-11-25T12:00:00.000Z"),
        removals: waits(7),
      }),
    });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 10" })).toBeTruthy();
    for (const [name, count, href] of [
      ["Cyklar och kvitton att granska", "1", "/admin-recovery-reports?tab=reviews"],
      ["ID-kort att granska", "2", "/admin-identity-reviews"],
      ["Avregistreringar att godkänna", "7", "/admin-todo?queue=removals"],
      ["Utdrag att godkänna", "0", "/admin-todo?queue=extracts"],
      ["Jobb som har fastnat", "0", "/admin-dashboard#health"],
    ] as const) {
      const link = await queue(name);
      expect(link?.querySelector("b")?.textContent).toBe(count);
      expect(link?.getAttribute("href")).toBe(href);
    }
    expect((await queue("ID-kort att granska"))?.textContent).toContain("Äldsta kom i går");
    expect(asked).toHaveLength(3);
  });

  it("has the counts of its queues on a tool", async () => {
    answer({ "todo/queues": counted({ receipts: waits(1), corrections: waits(3), accesses: waits(5) }) });
    show(<AdminDashboardPage />);
    await screen.findByRole("heading", { name: "Att göra: 9" });
    const badged = [...document.querySelectorAll(".dashtile")].flatMap((tile) =>
      [...tile.querySelectorAll(".countbadge")].map((badge) => [
        tile.getAttribute("href"),
        badge.textContent,
      ]),
    );
    expect(badged).toEqual([["/admin-recovery-reports", "4"]]);
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
    answer({ "todo/queues": counted({ identities: { ...waits(50), more: true } }) });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 50+" })).toBeTruthy();
  });

  it("says that a queue could not be counted, and claims no total", async () => {
    const { items } = counted({ receipts: waits(1) });
    answer({ "todo/queues": { items: items.filter(({ queue: id }) => id !== "bugs") } });
    show(<AdminDashboardPage />);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Det gick inte att se allt som väntar. Ladda om sidan.",
    );
    expect(screen.getByRole("heading", { name: "Att göra" })).toBeTruthy();
    expect((await queue("Nya felrapporter"))?.querySelector("b")?.textContent).toBe("–");
    expect((await queue("Cyklar och kvitton att granska"))?.querySelector("b")?.textContent).toBe("1");
  });

  it("does not hide a queue that was not read to its end among the empty ones", async () => {
    answer({ "todo/queues": counted({ disputes: { count: 0, more: true } }) });
    show(<AdminDashboardPage />);
    expect(await screen.findByRole("heading", { name: "Att göra: 0+" })).toBeTruthy();
    expect((await queue("Bestridda köp att svara på"))?.closest("details")).toBeNull();
    expect(screen.getByRole("link", { name: /Börja med/ })).toBeTruthy();
  });

  it("still leads to every queue if the counts fail, and says so", async () => {
    answer({ "todo/queues": undefined });
    show(<AdminDashboardPage />);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Det gick inte att se vad som väntar. Ladda om sidan.",
    );
    const section = within(screen.getByRole("region", { name: "Att göra" }));
    expect(section.getAllByRole("link")).toHaveLength(TodoQueue.options.length);
    expect((await queue("Nya beställningar"))?.querySelector("b")?.textContent).toBe("–");
  });
});
