import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Order } from "#contract/orders/admin-orders.ts";
import { shortCodeOf, shownShortCode } from "#contract/short-code.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { PackingPage } from "#web/features/orders/admin/desk/PackingPage.tsx";
import { aCustomersOrder, numberOf, uidOf } from "./letters.ts";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const orders = [aCustomersOrder(1), aCustomersOrder(2)];
const sent: string[] = [];
let fail: string | undefined;

const answerTo = (call: string): object | undefined => {
  if (call.startsWith("GET /orders?")) return { items: call.includes("state=qr_linked") ? orders : [] };
  const [, number] = /\/orders\/(CR-\d{6}-\d{6})/.exec(call) ?? [];
  const order = orders.find(({ orderNumber }) => orderNumber === number);
  if (order === undefined) return undefined;
  if (call.startsWith("GET") && call.includes("/codes"))
    return { items: [{ uid: uidOf(10 * (orders.indexOf(order) + 1) + 1) }] };
  return { ...order, state: call.endsWith("/pack") ? "packed" : "qr_linked" } satisfies Order;
};

beforeEach(async () => {
  sent.length = 0;
  fail = undefined;
  vi.stubGlobal("fetch", async (address: string, { method = "GET" }: RequestInit = {}) => {
    const call = `${method} ${address.replace("/api/admin", "")}`;
    if (method !== "GET") sent.push(call);
    if (fail !== undefined && call.includes(fail)) throw new TypeError("Failed to fetch");
    const answer = answerTo(call);
    return answer === undefined
      ? Response.json({ code: "internal" }, { status: 500 })
      : Response.json(answer);
  });
  await startTexts("sv");
});
afterEach(cleanup);

const open = async () => {
  const router = createMemoryRouter([{ path: "/", Component: PackingPage }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Börja utan att skriva ut" }));
  return screen.findByRole("textbox", { name: "Skanna eller skriv en kod" });
};
const scan = (text: string) => userEvent.keyboard(`${text}{Enter}`);
const sticker = (index: number) => `http://${location.host}/qr/${uidOf(index)}`;
const short = (index: number) => shownShortCode(shortCodeOf(uidOf(index)));
const said = (title: string) => screen.findByRole("heading", { name: title, level: 2 });
const step = (index: number, name: string) => `POST /orders/${numberOf(index)}/steps/${name}`;

it("two letters are packed from the keyboard, and the round is over", async () => {
  const field = await open();
  expect(document.activeElement).toBe(field);
  expect(await said("Skanna följesedeln")).toBeTruthy();
  await scan(numberOf(1));
  expect(await screen.findByText(`Person 1 ska ha ${short(11)}.`)).toBeTruthy();
  await scan(sticker(11));
  expect(await said("Rätt dekal")).toBeTruthy();
  await scan(numberOf(2));
  await scan(sticker(21));
  expect(await said("Allt är packat")).toBeTruthy();
  expect(sent).toEqual([step(1, "pack"), step(2, "pack")]);
});

it("a wrong sticker says how to mend it, and nothing is saved", async () => {
  await open();
  await scan(numberOf(1));
  await scan(sticker(21));
  expect(await said("Fel dekal")).toBeTruthy();
  const repair = `Den här hör till Person 2. Lägg tillbaka den och ta ${short(11)}.`;
  expect(screen.getByText(repair)).toBeTruthy();
  expect(screen.getByText(/^Inget är sparat/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it("the last letter is opened again by Ctrl and Z", async () => {
  await open();
  await scan(numberOf(1));
  await scan(sticker(11));
  await said("Rätt dekal");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await said("Ångrat")).toBeTruthy();
  expect(sent.at(-1)).toBe(step(1, "unpack"));
});

it("a call that fails is said, and made again by its key", async () => {
  fail = "/steps/pack";
  await open();
  await scan(numberOf(1));
  await scan(sticker(11));
  expect(await said("Inte sparat")).toBeTruthy();
  fail = undefined;
  await userEvent.keyboard("{F4}");
  expect(await said("Rätt dekal")).toBeTruthy();
});

it("what is scanned goes into the field whatever was clicked before", async () => {
  const field = await open();
  await userEvent.click(screen.getByRole("heading", { name: "Plocka och packa" }));
  expect(document.activeElement).not.toBe(field);
  await scan(numberOf(1));
  expect(await said("Skanna dekalen")).toBeTruthy();
});

it("a letter is put aside by its key", async () => {
  await open();
  await scan(numberOf(1));
  await userEvent.keyboard("{F2}");
  expect(await said("Överhoppad")).toBeTruthy();
});
