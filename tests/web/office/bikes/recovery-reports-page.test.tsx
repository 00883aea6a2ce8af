import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedBikeReview, ListedCorrection, OpenedBikeReview } from "#contract/office/bike-admin.ts";
import type { Bike } from "#contract/bikes/bike.ts";
import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { RecoveryReportsPage } from "#web/office/bikes/RecoveryReportsPage.tsx";
import { pressElsewhere } from "#tests/web/press-elsewhere.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { answersInTurn, json, problem } from "#tests/web/answer-calls.ts";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

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

/** Claims of cases, by anybody. */
let claims: readonly object[];
const { sent, answers, begin } = answersInTurn((address) =>
  address.includes("/todo/claims") ? Response.json({ items: claims }) : undefined,
);

beforeEach(() => {
  begin();
  claims = [];
  sessionStorage.clear();
});

const open = (search: string, ...next: (() => Response)[]) => {
  answers.push(...next);
  return showPages([{ path: "/", Component: RecoveryReportsPage }], `/${search}`, { once: true }).router;
};
const press = async (name: string) => pressElsewhere(await screen.findByRole("button", { name }));
const inDialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("reports of found bikes", () => {
  it("are shown with evidence and warnings", async () => {
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
      ["owner-1", "finder-1"].map(
        (id) => `/admin-people/${id}?case=rewards.${bikeId}.${reportId}&act=points`,
      ),
    );
    expect(report.queryByText(/owner-1|finder-1/)).toBeNull();
    expect(document.title).toBe("Upphittade cyklar och granskning – Cykelregistret");
  });

  it("are filtered by state and flags, kept in the URL", async () => {
    const router = open("", json({ items: [] }), json({ items: [] }), json({ items: [aReport()] }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    expect(screen.queryByText("Ingen rapport matchar filtren.")).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Bekräftad");
    await screen.findByText("Ingen rapport matchar filtren.");
    await userEvent.click(screen.getByRole("checkbox", { name: "Bara flaggade" }));
    await screen.findByRole("article");
    expect(router.state.location.search).toBe("?state=confirmed&flagged=true");
    expect(sent.at(-1)?.address).toMatch(/state=confirmed&flagged=true/);
  });

  it("have their points paid after confirmation", async () => {
    open("", json({ items: [aReport()] }), json(aReport({ reward: "paid" })), json({ items: [] }));
    await press("Betala 200 poäng");
    const dialog = await inDialog("Betala poängen?");
    expect(dialog.getByText(/loggas/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Betala" }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    expect(sent[1]).toEqual({
      address: `/api/admin/bike-cases/found-reports/${bikeId}/${reportId}/reward`,
      body: { decision: "pay" },
    });
  });

  it("have paid points taken back, with a reason", async () => {
    open("", json({ items: [aReport({ reward: "paid" })] }), json(aReport()), json({ items: [] }));
    await press("Ta tillbaka poängen");
    const dialog = await inDialog("Ta tillbaka poängen?");
    expect(dialog.getByText(/även om de är använda/)).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Påhittat fynd");
    await userEvent.click(dialog.getByRole("button", { name: "Ta tillbaka" }));
    await screen.findByRole("heading", { name: "Inga rapporter" });
    expect(sent[1]?.body).toEqual({ decision: "take-back", reason: "Påhittat fynd" });
  });

  it("have their points refused, with a required reason", async () => {
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

  it("can be refused while the points are on hold, but not once paid", async () => {
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

describe("a case", () => {
  const held = {
    rewards: ["", json({ items: [aReport()] }), reportId],
    corrections: ["?tab=corrections", json({ items: [correction] }), `${bikeId}.${correction.id}`],
  } as const;

  it.each(Object.entries(held))(
    "among the %s says that a colleague has it open, in its list",
    async (queue, [search, list, caseId]) => {
      const until = "2026-11-21T10:10:00.000Z";
      claims = [
        { queue, caseId: "another", by: "Eva", mine: false, until },
        { queue, caseId, by: "Karin Berg", mine: false, until },
      ];
      open(search, list);
      await screen.findByRole("article");
      expect((await screen.findByRole("status")).textContent).toMatch(/^Någon annan har hand om/);
      cleanup();
      claims = [{ queue, caseId, mine: true, until }];
      open(search, list);
      await screen.findByRole("article");
      expect(screen.queryByRole("status")).toBeNull();
    },
  );

  it("keeps the reason typed when the session ends in the middle, until it is sent", async () => {
    const reason = async () => (await inDialog("Neka poängen?")).getByRole("textbox", { name: "Skäl" });
    open("", json({ items: [aReport()] }));
    await press("Neka poängen");
    await userEvent.type(await reason(), "Samma person");
    cleanup();
    open(
      "",
      json({ items: [aReport()] }),
      json(aReport({ reward: "refused" })),
      json({ items: [aReport()] }),
    );
    await press("Neka poängen");
    expect(await reason()).toHaveProperty("value", "Samma person");
    await userEvent.click((await inDialog("Neka poängen?")).getByRole("button", { name: "Neka" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await press("Neka poängen");
    expect(await reason()).toHaveProperty("value", "");
  });
});

describe("bikes under review", () => {
  const open1 = async (...next: (() => Response)[]) => {
    const router = open("?tab=reviews", json({ items: [listed] }), json(opened), ...next);
    await press("Öppna kvittot");
    await screen.findByRole("img", { name: "Kvittot för cykeln" });
    return router;
  };

  it("show no receipt until opened", async () => {
    open("?tab=reviews", json({ items: [listed] }));
    expect(await screen.findByText("Kvittot gick inte igenom")).toBeTruthy();
    expect(screen.getByText(/Möjlig dubblett/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("show the evidence", async () => {
    await open1();
    for (const text of [
      "Ramnummer: ett annat · Personnummer: hittat · Säljare: inte hittat",
      "Styrkt",
      "1985••••-••••",
      "WTU2O4K8861 (anmäld stulen)",
      "Astrid Ek, 2 januari 2026",
      "WTU204K8860",
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it("are approved after confirmation", async () => {
    await open1(json({}), json({ items: [] }));
    await press("Godkänn");
    await userEvent.click((await inDialog("Godkänna cykeln?")).getByRole("button", { name: "Godkänn" }));
    expect(await screen.findByRole("heading", { name: "Inget att granska" })).toBeTruthy();
    expect(sent[2]).toEqual({
      address: `/api/admin/bike-cases/reviews/${bikeId}/decision`,
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

describe("cases in a row, by keyboard", () => {
  const caseOf = (digit: string) => ({ ...listed, bike: { ...bike, id: `bike_${digit.repeat(24)}` } });
  const three = ["1", "2", "3"].map(caseOf);
  const openedOf = (digit: string) => json({ ...opened, bike: caseOf(digit).bike });
  const decided = () => sent.filter(({ body }) => body !== null).map(({ address }) => address);
  const addressOf = (digit: string) => `/api/admin/bike-cases/reviews/${caseOf(digit).bike.id}/decision`;

  it("are opened with N and approved with A and Enter, and N opens the next one", async () => {
    open("?tab=reviews", json({ items: three }), openedOf("1"), json({}), json({ items: three.slice(1) }));
    await screen.findAllByRole("article");
    await userEvent.keyboard("n");
    await screen.findByRole("button", { name: "Godkänn" });
    expect(document.activeElement).toBe(screen.getAllByRole("article")[0]);
    await userEvent.keyboard("a");
    await inDialog("Godkänna cykeln?");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => screen.getAllByRole("article").length).toBe(2);
    answers.push(openedOf("2"), json({}), json({ items: three.slice(2) }));
    await userEvent.keyboard("n");
    await screen.findByRole("button", { name: "Godkänn" });
    await userEvent.keyboard("a{Enter}");
    await expect.poll(() => screen.getAllByRole("article").length).toBe(1);
    expect(decided()).toEqual([addressOf("1"), addressOf("2")]);
  });

  it("include rewards: N skips decided ones, and A and Enter pay", async () => {
    const [paid, first, second] = ["1", "2", "3"].map((digit) =>
      aReport({ id: `found_${digit.repeat(24)}`, ...(digit === "1" && { reward: "paid" }) }),
    );
    open("", json({ items: [paid, first, second] }), json(aReport()), json({ items: [paid, second] }));
    await screen.findAllByRole("article");
    await userEvent.keyboard("a");
    await userEvent.keyboard("n");
    expect(document.activeElement).toBe(screen.getAllByRole("article")[1]);
    await userEvent.keyboard("a{Enter}");
    await expect.poll(() => screen.getAllByRole("article").length).toBe(2);
    await userEvent.keyboard("nr");
    expect(await screen.findByRole("textbox")).toBe(document.activeElement);
    expect(decided()).toEqual([`/api/admin/bike-cases/found-reports/${bikeId}/${first?.id}/reward`]);
  });

  it("skip the one that a colleague has open", async () => {
    const until = "2026-11-21T10:10:00.000Z";
    claims = [{ queue: "receipts", caseId: three[0]?.bike.id, by: "Karin Berg", mine: false, until }];
    open("?tab=reviews", json({ items: three }), openedOf("2"));
    await expect
      .poll(() => screen.queryAllByRole("button", { name: "Öppna kvittot" })[1]?.textContent)
      .toMatch(/N$/);
    await userEvent.keyboard("n");
    await screen.findByRole("button", { name: "Godkänn" });
    expect(document.activeElement).toBe(screen.getAllByRole("article")[1]);
  });

  it("are rejected by R, which begins at the reason", async () => {
    open("?tab=corrections", json({ items: [correction] }));
    await screen.findByRole("article");
    await userEvent.keyboard("r");
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("nr");
    const reason = (await inDialog("Avslå rättelsen?")).getByRole("textbox", { name: "Skäl" });
    await userEvent.keyboard("Nej, kvittot säger annat");
    expect(reason).toHaveProperty("value", "Nej, kvittot säger annat");
  });
});

describe("corrections", () => {
  it("show old and new values", async () => {
    open("?tab=corrections", json({ items: [correction] }));
    const article = await screen.findByRole("article", { name: "Monark Karin" });
    const changes = [...article.querySelectorAll("p.bikechange")].map(({ textContent }) => textContent);
    expect(changes).toEqual(["Ramnummerfrån WTU204K8861till WTU204K8862", "Cykeltypfrån Damtill Herr"]);
    expect(within(article).getByText("Jag läste fel")).toBeTruthy();
  });

  it("are approved, or explain why not", async () => {
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
