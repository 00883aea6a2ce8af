import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { aProblem, type Answers, answerCalls, type SentCall } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { AdminOrdersPage } from "#web/stickers/orders/admin/AdminOrdersPage.tsx";
import { pressElsewhere } from "#tests/web/press-elsewhere.ts";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const orderNumber = "CR-261120-ABCDEF";
const anOrder = (over: Partial<Extract<Order, { kind: "customer" }>> = {}): Order => ({
  kind: "customer",
  orderNumber,
  customer: "Malin Berg",
  bikeId: `bike_${"0".repeat(24)}`,
  bike: "Gräddbullen",
  frameNumber: "WTU204K8861",
  count: 2,
  linked: 0,
  points: 100,
  address: { name: "Malin Berg", street: "Storgatan 1", postalCode: "592 30", city: "Vadstena" },
  state: "pending",
  createdAt: "2026-11-20T10:00:00.000Z",
  ...over,
});
const aStoreOrder = (over: Partial<Extract<Order, { storeId: string }>> = {}): Order => ({
  kind: "qr_order",
  orderNumber: "CR-261121-GHJKMN",
  storeId: "store_1",
  store: "Vadstena Cykel",
  count: 120,
  linked: 0,
  state: "pending",
  createdAt: "2026-11-21T10:00:00.000Z",
  ...over,
});

const counts = { customer: 3, store: 1, pending: 2, completed: 1 };
let api: Answers;
let sent: SentCall[];

beforeEach(() => {
  sent = answerCalls("/api/admin", () => api);
});

const list = (...items: Order[]) => Response.json({ items });
const open = (search: string, answers: Answers) => {
  api = { "GET /orders/counts": [Response.json(counts)], ...answers };
  const { router } = showPages([{ path: "/", Component: AdminOrdersPage }], `/${search}`);
  return router;
};
const card = async (name = orderNumber) => within(await screen.findByRole("article", { name }));
const dialog = async (name = "Kundbeställning") => within(await screen.findByRole("dialog", { name }));
const bodyOf = (call: string): unknown => sent.find((each) => each.call === call)?.body;
const one = `GET /orders/${orderNumber}`;

describe("the list of orders", () => {
  it("shows what was ordered, by whom and the next step, below four counts", async () => {
    open("", { "GET /orders": [list(anOrder(), aStoreOrder())] });
    const customer = await card();
    for (const text of ["Malin Berg", "2 dekaler till Gräddbullen", "Väntande", "Kund", "Koppla QR-kod"])
      expect(customer.getByText(text)).toBeTruthy();
    const store = await card("CR-261121-GHJKMN");
    for (const text of ["Vadstena Cykel", "120 QR-koder", "Butik"])
      expect(store.getByText(text)).toBeTruthy();
    expect(
      (await screen.findByText("Kundbeställningar", { selector: "dt" })).parentElement?.textContent,
    ).toBe("Kundbeställningar3");
    expect(document.title).toBe("Beställningar – Cykelregistret");
  });

  it("shows which customers were notified of a delay", async () => {
    const late = anOrder({ delayedAt: "2026-11-30T04:00:00.000Z" });
    open("", { "GET /orders": [list(late, aStoreOrder())] });
    expect((await card()).getByText("Försenad. Kunden fick veta det 30 november 2026.")).toBeTruthy();
    expect(screen.getAllByText(/^Försenad/)).toHaveLength(1);
  });

  it("is filtered by type and status, and the address says so", async () => {
    const router = open("?status=sent", {
      "GET /orders?state=sent": [list()],
      "GET /orders?party=store&state=sent": [list(aStoreOrder({ state: "sent", linked: 120 }))],
    });
    expect(await screen.findByText("Inga beställningar matchar filtren")).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Typ" }), "Butiksbeställningar");
    expect(await card("CR-261121-GHJKMN")).toBeTruthy();
    expect(router.state.location.search).toBe("?status=sent&type=store");
  });

  it("can be searched from the keyboard, and opens a complete order number", async () => {
    open("", { "GET /orders": [list(anOrder(), aStoreOrder())], [one]: [Response.json(anOrder())] });
    await card();
    await userEvent.keyboard("/");
    await userEvent.keyboard("vadstena cy");
    expect(screen.queryByRole("article", { name: orderNumber })).toBeNull();
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.keyboard(`${orderNumber.toLowerCase()}{Enter}`);
    expect(await (await dialog()).findByText("Malin Berg")).toBeTruthy();
  });
});

describe("an order", () => {
  it("gets its codes from stock, one by one", async () => {
    const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
    const link = `POST /orders/${orderNumber}/codes/${uid}`;
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder())],
      [one]: [Response.json(anOrder()), Response.json(anOrder({ linked: 1 }))],
      [link]: [Response.json(anOrder({ linked: 1 }))],
    });
    const shown = await dialog();
    const field = await shown.findByRole("textbox", { name: "QR-kod i lager" });
    const button = shown.getByRole("button", { name: "Koppla befintlig QR-kod" });
    expect(button).toHaveProperty("disabled", true);
    await userEvent.type(field, "https://evil.example/qr/5f0c7a52-0c1b-4d5e-9a77-0123456789ab");
    await userEvent.click(button);
    expect(shown.getByText("QR-koden hittades inte eller är redan kopplad")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, uid.replaceAll("-", "").toUpperCase());
    await userEvent.click(button);
    expect(await shown.findByText("1 av 2 kopplade")).toBeTruthy();
    expect(field).toHaveProperty("value", "");
    expect(sent.some(({ call }) => call === link)).toBe(true);
  });

  it("says that a code is taken, and keeps it in the field", async () => {
    const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder())],
      [one]: [Response.json(anOrder())],
      [`POST /orders/${orderNumber}/codes/${uid}`]: [aProblem(409, "qr-code-taken")],
    });
    const shown = await dialog();
    const field = await shown.findByRole("textbox", { name: "QR-kod i lager" });
    await userEvent.type(field, `${uid}{Enter}`);
    expect((await shown.findByRole("alert")).textContent).toMatch(/redan kopplad/);
    expect(field).toHaveProperty("value", uid);
  });

  it("of a store gets its codes fifty at a time until it has them all", async () => {
    const store = aStoreOrder();
    const call = `POST /orders/${store.orderNumber}/codes`;
    const made = (linked: number) => Response.json(aStoreOrder({ linked, state: "approved" }));
    const done = Response.json(aStoreOrder({ linked: 120, state: "qr_linked" }));
    open(`?order=${store.orderNumber}`, {
      "GET /orders": [list(store)],
      [`GET /orders/${store.orderNumber}`]: [Response.json(store), done],
      [call]: [made(50), made(100), done],
    });
    const shown = await dialog("Butiksbeställning");
    await userEvent.click(await shown.findByRole("button", { name: "Skapa 120 QR-koder" }));
    expect(await shown.findByRole("button", { name: "Skriv ut och markera som packad" })).toBeTruthy();
    expect(sent.filter((each) => each.call === call)).toHaveLength(3);
  });

  it("that its customer cancels meanwhile says so, and offers no step", async () => {
    const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
    const cancelled = anOrder({ state: "cancelled", cancelledBy: "customer" });
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder()), list()],
      [one]: [Response.json(anOrder()), Response.json(cancelled)],
      [`POST /orders/${orderNumber}/codes/${uid}`]: [aProblem(409, "order-moved")],
    });
    const shown = await dialog();
    await userEvent.type(await shown.findByRole("textbox", { name: "QR-kod i lager" }), uid);
    await userEvent.click(shown.getByRole("button", { name: "Koppla befintlig QR-kod" }));
    expect(await shown.findByText("Avbruten av kunden.")).toBeTruthy();
    expect(shown.queryByRole("textbox", { name: "QR-kod i lager" })).toBeNull();
    for (const name of [/packa/i, /skickad/, "Avbryt beställning"])
      expect(shown.queryByRole("button", { name })).toBeNull();
  });

  it("is marked as sent, and then as completed", async () => {
    const step = (name: string) => `POST /orders/${orderNumber}/steps/${name}`;
    const at = (state: "packed" | "sent" | "completed") => Response.json(anOrder({ state, linked: 2 }));
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder())],
      [one]: [at("packed"), at("sent"), at("completed")],
      [step("send")]: [at("sent")],
      [step("complete")]: [at("completed")],
    });
    const shown = await dialog();
    await userEvent.click(await shown.findByRole("button", { name: "Markera som skickad" }));
    await pressElsewhere(await shown.findByRole("button", { name: "Markera som klar" }));
    expect(await shown.findByText("Mottagen")).toBeTruthy();
    expect(shown.queryByRole("button", { name: "Avbryt beställning" })).toBeNull();
  });

  it("is cancelled with a reason, after a confirmation", async () => {
    const call = `POST /orders/${orderNumber}/cancellation`;
    const cancelled = anOrder({ state: "cancelled", cancelledBy: "admin", reason: "Dekalerna är slut" });
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder()), list()],
      [one]: [Response.json(anOrder()), Response.json(cancelled)],
      [call]: [Response.json(cancelled)],
    });
    await userEvent.click(await (await dialog()).findByRole("button", { name: "Avbryt beställning" }));
    const asked = await dialog("Är du säker på att du vill avbryta denna beställning?");
    await userEvent.click(asked.getByRole("button", { name: "Avbryt beställning" }));
    expect(bodyOf(call)).toBeUndefined();
    await userEvent.type(asked.getByRole("textbox", { name: "Skäl" }), "Dekalerna är slut");
    await userEvent.click(asked.getByRole("button", { name: "Avbryt beställning" }));
    expect(await screen.findByText("Inga beställningar än")).toBeTruthy();
    expect(bodyOf(call)).toEqual({ reason: "Dekalerna är slut" });
  });

  it("has its state changed by hand only with a reason", async () => {
    const call = `POST /orders/${orderNumber}/override`;
    const changed = Response.json(anOrder({ state: "in_progress" }));
    open(`?order=${orderNumber}`, {
      "GET /orders": [list(anOrder())],
      [one]: [Response.json(anOrder()), changed],
      [call]: [changed],
    });
    const shown = await dialog();
    await userEvent.click(await shown.findByText("Ändra status för hand"));
    await userEvent.selectOptions(shown.getByRole("combobox", { name: "Ny status" }), "Pågående");
    await userEvent.click(shown.getByRole("button", { name: "Ändra status" }));
    expect(bodyOf(call)).toBeUndefined();
    await userEvent.type(shown.getByRole("textbox", { name: "Skäl" }), "Skrivaren är trasig");
    await userEvent.click(shown.getByRole("button", { name: "Ändra status" }));
    await vi.waitFor(() =>
      expect(bodyOf(call)).toEqual({ state: "in_progress", reason: "Skrivaren är trasig" }),
    );
  });
});
