import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ReceiptEntry, ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import type { OpenRequests, SentRequest, TransferRequest } from "#contract/ownership/transfer-requests.ts";
import { aProblem, json, type Routes } from "#tests/web/answer-calls.ts";
import { typedCheckPath } from "#web/ownership/handover/receipts/check-address.ts";
import { calls, open, prepare, serve } from "#tests/web/points/purchases/browser.tsx";
import { anEntry } from "./a-transfer.ts";

beforeEach(() => prepare());

const open1 = { state: "requested", endedAt: undefined } as const;
const waiting = anEntry({
  ...open1,
  transferId: "transfer_waiting",
  bike: { brand: "Trek", model: "FX 3", frameNumber: "WTU318P0042" },
});
const offered = anEntry({
  ...open1,
  transferId: "transfer_offered",
  role: "seller",
  otherName: "johan@example.se",
});
const sold = anEntry({ transferId: "transfer_sold", role: "seller", otherName: "Oskar Lind", price: 2300 });
const given = anEntry({ transferId: "transfer_given", otherName: "Maja Ström", price: null });
const stopped = anEntry({ transferId: "transfer_stopped", state: "cancelled", endedByTheft: true });

const inTwoWeeks = { createdAt: "2026-11-22T09:42:00.000Z", expiresAt: "2026-12-06T09:42:00.000Z" };
const asksForMine: TransferRequest = {
  ...inTwoWeeks,
  id: `request_${"r".repeat(43)}`,
  state: "open",
  bike: { id: `bike_${"0".repeat(26)}`, brand: "Monark", model: "Karin" },
  askerName: "Jo*** E*",
  askerPays: true,
};
const requestId = `request_${"s".repeat(43)}`;
const withdrawal = `POST /transfer-requests/${requestId}/withdrawal`;
const iAsked: SentRequest = {
  ...inTwoWeeks,
  id: requestId,
  bike: { brand: "Pilen", model: "Lyx" },
  askerPays: false,
};

type Lists = Partial<Record<ReceiptGroup, readonly ReceiptEntry[]>>;

const none: OpenRequests = { received: [], sent: [] };

/** Serves these receipts by the group last requested. */
const serveReceipts = (lists: Lists, requests: readonly OpenRequests[] = [none], more: Routes = {}): void => {
  const answer = () => {
    const address = calls.at(-1) ?? "";
    const query = new URLSearchParams(address.split("?")[1]);
    const group = query.get("group") as ReceiptGroup;
    const q = query.get("q");
    const items = (lists[group] ?? []).filter(({ bike }) => q === null || bike.brand.includes(q));
    return Response.json({ items });
  };
  const counts = { notifications: 0, messages: 0, receipts: 1, approvals: 1, alerts: 0 };
  serve({
    "GET /transfers/receipts": [answer],
    "GET /me/counts": [() => Response.json(counts)],
    "GET /transfer-requests": requests.map((each) => () => Response.json(each)),
    ...more,
  });
};
const group = async (name: string) =>
  within((await screen.findByRole("heading", { level: 2, name })).closest("section")!);
const textOf = (element: Element): string => (element.textContent ?? "").replaceAll(/\s/g, " ");

describe("the ownership receipts of /receipts", () => {
  it("come in their groups, what waits for oneself first, and empty groups are not there", async () => {
    serveReceipts({ "waiting-for-me": [waiting], "waiting-for-other": [offered], completed: [sold, given] });
    open("/receipts");
    const mine = await group("Väntar på dig");
    expect(textOf(mine.getByRole("article"))).toContain("Anna Lindqvist säljer till dig för 3 400 kr");
    expect(mine.getByRole("link", { name: "Läs och skriv under" }).getAttribute("href")).toBe(
      "/transfers/transfer_waiting",
    );
    expect(textOf((await group("Väntar på den andra")).getByRole("article"))).toContain(
      "Du säljer till johan@example.se för 3 400 kr",
    );
    const done = (await group("Klara")).getAllByRole("article").map(textOf);
    expect(done[0]).toContain("Såld till Oskar Lind, 2 300 kr");
    expect(done[1]).toContain("Gåva från Maja Ström");
    expect((await group("Klara")).getAllByRole("button", { name: /som PDF/ })).toHaveLength(2);
    expect(screen.queryByRole("heading", { name: "Avslutade" })).toBeNull();
    expect(screen.getByRole("link", { name: /Ägarkvitton.*1 väntar på dig/ })).toBeTruthy();
  });

  it("have the buyer of one's offer reminded", async () => {
    const reminding = `POST /transfers/${offered.transferId}/invitations`;
    serveReceipts({ "waiting-for-other": [offered] }, [none], { [reminding]: [json({})] });
    open("/receipts");
    await userEvent.click(await screen.findByRole("button", { name: "Påminn johan@example.se" }));
    await vi.waitFor(() => expect(calls.join()).toContain(`${offered.transferId}/invitations`));
  });

  it("can be checked by what is typed from a paper", async () => {
    serveReceipts({ completed: [sold] });
    open("/receipts");
    const field = await screen.findByRole("textbox", { name: "Numret och koden på kvittot" });
    await userEvent.type(field, "A-261122{Enter}");
    expect(screen.getByText(/Skriv hela numret/)).toBeTruthy();
    await userEvent.type(field, "-7q2m9x 7Q4MK2XP-OlAB23CD{Enter}");
    expect(await screen.findByRole("heading", { name: "Elsewhere" })).toBeTruthy();
  });

  const path = "/receipt-check/A-261122-7Q2M9X/7Q4MK2XP01AB23CD";
  it.each([`https://example.se${path}`, "a261122 7q2m9x 7q4m k2xp oiab 23cd"])("are found by %o", (typed) =>
    expect(typedCheckPath(typed)).toBe(path),
  );

  it("say how one that came to nothing ended", async () => {
    serveReceipts({ ended: [stopped] });
    open("/receipts");
    expect(textOf((await group("Avslutade")).getByRole("article"))).toContain(
      "Stoppat, cykeln anmäldes stulen",
    );
  });

  it("are searched and narrowed, and all come back at once", async () => {
    serveReceipts({ "waiting-for-me": [waiting], completed: [sold] });
    open("/receipts");
    await userEvent.type(await screen.findByRole("searchbox"), "Trek");
    expect(await screen.findByRole("link", { name: "Trek FX 3" })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByRole("heading", { name: "Klara" })).toBeNull());
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Visa" }), "Klara");
    await userEvent.click(await screen.findByRole("button", { name: "Visa alla kvitton" }));
    expect(await screen.findByRole("heading", { name: "Klara" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "År" }), "2025");
    await vi.waitFor(() => expect(calls.at(-1)).toContain("year=2025"));
  });

  it("say why they did not come, and are asked for again", async () => {
    serve({ "GET /me/counts": [json({})], "GET /transfer-requests": [json(none)] });
    open("/receipts");
    expect(await screen.findByRole("heading", { name: "Kvittona kunde inte hämtas" })).toBeTruthy();
    serveReceipts({ completed: [sold] });
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await screen.findByRole("heading", { name: "Klara" })).toBeTruthy();
  });
});

describe("the unanswered requests above them", () => {
  it("leads the owner to the answer, and says who pays", async () => {
    serveReceipts({}, [{ received: [asksForMine], sent: [] }]);
    open("/receipts");
    const row = within(await screen.findByRole("article", { name: "Monark Karin" }));
    expect(row.getByText("Jo*** E* frågar om cykeln")).toBeTruthy();
    expect(row.getByText("Den som frågar betalar ägarbytet.")).toBeTruthy();
    expect(row.getByRole("link", { name: "Läs och svara" }).getAttribute("href")).toBe(
      `/transfer-requests/${asksForMine.id}`,
    );
  });

  it("is taken back after one more question, and is gone then", async () => {
    const answers = [{ received: [], sent: [iAsked] }, none];
    serveReceipts({}, answers, { [withdrawal]: [() => Response.json({})] });
    open("/receipts");
    await userEvent.click(await screen.findByRole("button", { name: "Dra tillbaka" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Vill du dra tillbaka förfrågan?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Dra tillbaka" }));
    await vi.waitFor(() => expect(screen.queryByText("Du har frågat ägaren")).toBeNull());
  });

  it("says that the owner was faster", async () => {
    const tooLate = () => aProblem(409, "transfer-request-approved");
    serveReceipts({}, [{ received: [], sent: [iAsked] }], { [withdrawal]: [tooLate] });
    open("/receipts");
    await userEvent.click(await screen.findByRole("button", { name: "Dra tillbaka" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Dra tillbaka" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Ägaren har redan godkänt.");
  });
});
