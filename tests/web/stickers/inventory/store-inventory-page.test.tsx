import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { StoreOrder } from "#contract/stickers/orders/store-orders.ts";
import { aProblem, type Answers, answerCalls, type SentCall } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { StoreInventoryPage } from "#web/stickers/inventory/store/StoreInventoryPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const anOrder = (changes: Partial<StoreOrder> = {}): StoreOrder => ({
  orderNumber: "CR-261124-ABCDEF",
  kind: "qr_order",
  state: "pending",
  count: 100,
  linked: 0,
  createdAt: "2026-11-24T10:00:00.000Z",
  ...changes,
});

const stock = { rolls: 1, active: 64, perDay: 2.5, lastsUntil: "2027-01-28" };
const stockCall = "GET /inventory";
const listCall = "GET /orders";
const orderCall = "POST /orders";

let api: Answers;
let sent: SentCall[];

beforeEach(() => {
  api = { [stockCall]: [() => Response.json(stock)], [listCall]: [() => Response.json({ items: [] })] };
  sent = answerCalls("/api/store", () => api);
});

const open = (answers: typeof api = {}) => {
  api = { ...api, ...answers };
  showPages([{ path: "/", Component: StoreInventoryPage }]);
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const fill = async (name: string, text: string) => {
  const field = screen.getByRole("textbox", { name });
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};
const orders = () => sent.filter(({ call }) => call === orderCall);

it("shows the store's stock, how long it lasts, and its orders", async () => {
  const goods = anOrder({
    orderNumber: "CR-261101-GHJKMN",
    kind: "inventory_order",
    item: "bordsställ",
    count: 2,
    state: "sent",
    sentAt: "2026-11-03T10:00:00.000Z",
  });
  open({ [listCall]: [() => Response.json({ items: [anOrder(), goods] })] });
  expect(await screen.findByText(/64 aktiva koder/)).toBeTruthy();
  expect(screen.getByText("1 rulle i lager")).toBeTruthy();
  expect(screen.getByText(/Räcker till omkring 28 januari 2027/)).toBeTruthy();
  const codes = within(await screen.findByRole("article", { name: "CR-261124-ABCDEF" }));
  expect(codes.getByText("100 dekaler")).toBeTruthy();
  const stand = within(screen.getByRole("article", { name: "CR-261101-GHJKMN" }));
  expect(stand.getByText("2 bordsställ")).toBeTruthy();
  expect(stand.getByText("Skickad 3 november 2026.")).toBeTruthy();
});

it("orders codes once, confirms it and shows the order", async () => {
  open({
    [orderCall]: [() => Response.json(anOrder({ count: 300 }))],
    [listCall]: [
      () => Response.json({ items: [] }),
      () => Response.json({ items: [anOrder({ count: 300 })] }),
    ],
  });
  expect(await screen.findByText("Ni har inte beställt något än.")).toBeTruthy();
  await fill("Antal", "300");
  await press("Skicka beställningen");
  expect(await screen.findByText("Tack! Beställningen CR-261124-ABCDEF är skickad.")).toBeTruthy();
  expect(await screen.findByText("300 dekaler")).toBeTruthy();
  expect(orders().map(({ body }) => body)).toEqual([{ kind: "qr_order", count: 300 }]);
});

it("explains a wrong quantity, and sends nothing", async () => {
  open();
  for (const typed of ["0", "1001", "abc", "2.5", "1e2"]) {
    await fill("Antal", typed);
    await press("Skicka beställningen");
    expect(screen.getByText("Ange ett antal mellan 1 och 1000")).toBeTruthy();
  }
  await fill("Antal", "");
  await press("Skicka beställningen");
  expect(screen.getByText("Inget antal QR-koder angivet")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: /Annat material/ }));
  await fill("Antal", "101");
  await press("Skicka beställningen");
  expect(screen.getByText("Ange ett antal mellan 1 och 100")).toBeTruthy();
  expect(screen.getByText("Skriv vad ni behöver")).toBeTruthy();
  expect(orders()).toEqual([]);
});

it("keeps the form if the answer is lost, and sends the same order again", async () => {
  open({
    [orderCall]: [
      () => {
        throw new TypeError("offline");
      },
      () => Response.json(anOrder({ kind: "inventory_order", item: "Skylt", count: 3 })),
    ],
  });
  await userEvent.click(screen.getByRole("radio", { name: /Annat material/ }));
  await fill("Vad behöver ni?", "Skylt");
  await fill("Antal", "3");
  await press("Skicka beställningen");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Vad behöver ni?" })).toHaveProperty("value", "Skylt");
  await press("Skicka beställningen");
  expect(await screen.findByText(/^Tack!/)).toBeTruthy();
  const [first, second] = orders();
  expect(second?.body).toEqual({ kind: "inventory_order", item: "Skylt", count: 3 });
  expect(second?.key).toBe(first?.key);
});

it("says that a suspended store cannot order", async () => {
  open({
    [orderCall]: [() => aProblem(403, "store-suspended")],
  });
  await press("Skicka beställningen");
  expect((await screen.findByRole("alert")).textContent).toMatch(/avstängd|pausad|stängd/);
});

it("lets the store confirm an order that has been sent, and cancel one that has not been packed", async () => {
  const sentOrder = anOrder({ orderNumber: "CR-261101-GHJKMN", state: "sent" });
  const path = (number: string, what: string) => `POST /orders/${number}/${what}`;
  open({
    [listCall]: [() => Response.json({ items: [anOrder({ state: "approved" }), sentOrder] })],
    [path("CR-261101-GHJKMN", "arrival")]: [() => Response.json({ ...sentOrder, state: "completed" })],
    [path("CR-261124-ABCDEF", "cancellation")]: [() => Response.json(anOrder({ state: "cancelled" }))],
  });
  const way = within(await screen.findByRole("article", { name: "CR-261101-GHJKMN" }));
  expect(way.queryByRole("button", { name: "Avbryt beställningen" })).toBeNull();
  await userEvent.click(way.getByRole("button", { name: "Mottagen" }));
  const waiting = within(screen.getByRole("article", { name: "CR-261124-ABCDEF" }));
  await userEvent.click(waiting.getByRole("button", { name: "Avbryt beställningen" }));
  const dialog = within(screen.getByRole("dialog", { name: "Avbryta beställningen?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Avbryt beställningen" }));
  const calls = sent.map(({ call }) => call);
  expect(calls).toContain(path("CR-261101-GHJKMN", "arrival"));
  expect(calls).toContain(path("CR-261124-ABCDEF", "cancellation"));
});
