import { aProblem } from "#tests/web/answer-calls.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { scan } from "#tests/web/platform/scanner/scan.ts";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { PackingPage } from "#web/stickers/orders/admin/desk/PackingPage.tsx";
import { aCustomersOrder, numberOf, uidOf } from "./letters.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const orders = [aCustomersOrder(1), aCustomersOrder(2)];
const sent: string[] = [];
let fail: string | undefined;
/** The order that its customer has cancelled. */
let cancelled: string | undefined;

const answerTo = (call: string): object | undefined => {
  if (call.startsWith("GET /orders?")) return { items: call.includes("state=qr_linked") ? orders : [] };
  const [, number] = /\/orders\/(CR-\d{6}-\d{6})/.exec(call) ?? [];
  const order = orders.find(({ orderNumber }) => orderNumber === number);
  if (order === undefined) return undefined;
  if (call.startsWith("GET") && call.includes("/codes"))
    return { items: [{ uid: uidOf(10 * (orders.indexOf(order) + 1) + 1) }] };
  if (number === cancelled) return { ...order, state: "cancelled" } satisfies Order;
  return { ...order, state: call.endsWith("/pack") ? "packed" : "qr_linked" } satisfies Order;
};

beforeEach(() => {
  sent.length = 0;
  fail = undefined;
  cancelled = undefined;
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    const call = `${method} ${address.replace("/api/admin", "")}`;
    if (method !== "GET") sent.push(call);
    if (fail !== undefined && call.includes(fail)) throw new TypeError("Failed to fetch");
    if (cancelled !== undefined && call.endsWith(`/orders/${cancelled}/steps/pack`))
      return aProblem(409, "order-moved");
    const answer = answerTo(call);
    return answer === undefined
      ? Response.json({ code: "internal" }, { status: 500 })
      : Response.json(answer);
  });
});

const open = async () => {
  showPages([{ path: "/", Component: PackingPage }]);
  await userEvent.click(await screen.findByRole("button", { name: "Börja utan att skriva ut" }));
  return screen.findByRole("textbox", { name: "Skanna eller skriv en kod" });
};
const sticker = (index: number) => `http://${location.host}/qr/${uidOf(index)}`;
const short = (index: number) => formatShortCode(shortCodeOf(uidOf(index)));
/** Scans a letter and waits for its line. */
const pick = async (index: number): Promise<void> => {
  await scan(numberOf(index));
  await screen.findByText(`Person ${index} ska ha ${short(index * 10 + 1)}.`);
};
const heading = (title: string) => screen.findByRole("heading", { name: title, level: 2 });
const step = (index: number, name: string) => `POST /orders/${numberOf(index)}/steps/${name}`;

it("two letters are packed from the keyboard, and the round ends", async () => {
  const field = await open();
  expect(document.activeElement).toBe(field);
  expect(await heading("Skanna följesedeln")).toBeTruthy();
  await pick(1);
  await scan(sticker(11));
  expect(await heading("Rätt dekal")).toBeTruthy();
  await pick(2);
  await scan(sticker(21));
  expect(await heading("Allt är packat")).toBeTruthy();
  expect(sent).toEqual([step(1, "pack"), step(2, "pack")]);
});

it("a wrong sticker says what to do, and nothing is saved", async () => {
  await open();
  await pick(1);
  await scan(sticker(21));
  expect(await heading("Fel dekal")).toBeTruthy();
  const repair = `Den här hör till Person 2. Lägg tillbaka den och ta ${short(11)}.`;
  expect(screen.getByText(repair)).toBeTruthy();
  expect(screen.getByText(/^Inget är sparat/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it("Ctrl Z reopens the last letter", async () => {
  await open();
  await pick(1);
  await scan(sticker(11));
  await heading("Rätt dekal");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await heading("Ångrat")).toBeTruthy();
  expect(sent.at(-1)).toBe(step(1, "unpack"));
});

it("an order that is cancelled while it is packed is not sent, and leaves the round", async () => {
  await open();
  await pick(1);
  cancelled = numberOf(1);
  await scan(sticker(11));
  expect(await heading("Beställningen är avbruten")).toBeTruthy();
  expect(screen.getByText(/^Skicka inget till Person 1\. En dekal från rullen är ledig igen/)).toBeTruthy();
  expect(screen.getByText(/0 av 1 packade/)).toBeTruthy();
  await pick(2);
  await scan(sticker(21));
  expect(await heading("Allt är packat")).toBeTruthy();
});

it("a failed request is shown, and retried by its key", async () => {
  fail = "/steps/pack";
  await open();
  await pick(1);
  await scan(sticker(11));
  expect(await heading("Inte sparat")).toBeTruthy();
  fail = undefined;
  await userEvent.keyboard("{F4}");
  expect(await heading("Rätt dekal")).toBeTruthy();
});

it("a scan goes into the field whatever has the focus", async () => {
  const field = await open();
  await userEvent.click(screen.getByRole("heading", { name: "Plocka och packa" }));
  expect(document.activeElement).not.toBe(field);
  await scan(numberOf(1));
  expect(await heading("Skanna dekalen")).toBeTruthy();
});

it("a letter is skipped by its key", async () => {
  await open();
  await scan(numberOf(1));
  await userEvent.keyboard("{F2}");
  expect(await heading("Överhoppad")).toBeTruthy();
});
