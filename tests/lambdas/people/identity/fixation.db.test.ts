import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import type { EidOrder } from "#contract/people/identity.ts";
import type { handler as Handler } from "#lambdas/people/identity/handler.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { adults, startServices } from "./services.ts";

let services: Awaited<ReturnType<typeof startServices>>;
let handler: typeof Handler;
let log: ReturnType<typeof watchLog>;
beforeAll(async () => {
  services = await startServices(async (event) => event);
  for (const [name, value] of Object.entries(services.environment)) vi.stubEnv(name, value);
  ({ handler } = await import("#lambdas/people/identity/handler.ts"));
  log = watchLog();
});
afterAll(async () => {
  log.stop();
  vi.unstubAllEnvs();
  await services.close();
});

const numbers = adults(20);
let hosts = 100;
/** A new address per request, so that tests do not share limits. */
const newAddress = (): string => `198.51.100.${(hosts += 1)}`;
const post = (path: string, body: object, address = newAddress()) =>
  callFunction(handler, { method: "POST", path, body, address });

/** An attacker's registration. Someone follows its link, or reads its code, and approves it in their app; `nonce` is what their browser is given. */
const lure = async (deed: object = {}, start: object = {}) => {
  const address = newAddress();
  const begun = { way: "same-device", page: "/register", language: "sv", ...start };
  const order: EidOrder = (await post("/eid/registrations", begun, address)).body;
  const personalNumber = numbers.pop();
  const code = order.qr ?? `bankid:///?autostarttoken=${order.autoStartToken}`;
  const approval = { code, personalNumber, givenName: "Åsa", surname: "Öberg", address, ...deed };
  const { status, body } = await services.bankId.play("approve", approval);
  expect({ status, body }).toMatchObject({ status: 200 });
  const [back = "", nonce] = z
    .string()
    .default("")
    .parse(body["returnUrl"])
    .split(/#bankid=|%23bankid%3D/);
  const { orderId, secret } = order;
  return { order, back, nonce, attacker: { orderId, secret } };
};

type Brought = { orderId: string; secret: string; nonce?: string | undefined };
const collect = ({ orderId, ...brought }: Brought) => post(`/eid/orders/${orderId}/collection`, brought);
const create = ({ orderId, ...brought }: Brought) => {
  const account = { email: `${orderId}@example.se`, phone: "+46701234567", language: "sv" };
  const body = { ...brought, ...account, documents: { terms: 1, privacy: 1 } };
  return post(`/eid/orders/${orderId}/account`, body);
};
const unknown = { status: 404, body: { code: "eid-order-not-found" } };
const waiting = { status: 201, body: { state: "pending", awaitsReturn: true } };

it("an order on the same device gives nothing to who has only the secret, and all to who has the nonce too", async () => {
  const { order, attacker, nonce, back } = await lure();
  expect(order).not.toHaveProperty("qr");
  expect(back).toBe(`${services.environment.SITE_ORIGIN}/register`);
  for (const guess of [undefined, "a".repeat(43), order.secret, (await lure()).nonce])
    expect(await collect({ ...attacker, nonce: guess })).toMatchObject(waiting);
  expect(await create(attacker)).toMatchObject(unknown);
  expect(await collect({ ...attacker, nonce })).toMatchObject({ body: { state: "identified" } });
  expect(await create({ ...attacker, nonce })).toMatchObject({ body: { state: "complete" } });
  expect(await create(attacker)).toMatchObject(unknown);
  expect(await collect(attacker)).toMatchObject({ status: 409, body: { code: "eid-order-ended" } });
});

it("the browser of the one who approved gets nothing: it has the nonce but not the secret", async () => {
  const { order, nonce = "" } = await lure();
  const guess = { orderId: order.orderId, secret: nonce, nonce };
  expect(await collect(guess)).toMatchObject(unknown);
  expect(await create(guess)).toMatchObject(unknown);
});

it("an order on another device tells nobody what starts the app on the same device", async () => {
  const body = { way: "other-device" };
  const { body: order } = await post("/eid/sign-ins", body);
  expect(order).toEqual({ orderId: order.orderId, secret: order.secret, qr: order.qr });
  const { orderId, secret } = order;
  const { body: state } = await collect({ orderId, secret });
  expect(state).toEqual({ state: "pending", hint: "outstandingTransaction", qr: state.qr });
});

it.each([
  ["another network", "eid-other-network", { address: "203.0.113.66" }, "same-device"],
  ["a high risk", "eid-high-risk", { risk: "high" }, "same-device"],
  ["a high risk", "eid-high-risk", { risk: "high" }, "other-device"],
])("%s is refused as %s", async (_what, code, deed, way) => {
  const { attacker, nonce } = await lure(deed, { way });
  for (const _ of [1, 2])
    expect(await collect({ ...attacker, nonce })).toMatchObject({ status: 403, body: { code } });
  const created = await create({ ...attacker, nonce });
  expect(created).toMatchObject({ status: 403, body: { code } });
});

it("a moderate risk is accepted, and an address of another kind says nothing", async () => {
  for (const deed of [{ risk: "moderate" }, { address: "2001:db8:1:2::9" }]) {
    const { attacker, nonce } = await lure(deed);
    expect(await collect({ ...attacker, nonce })).toMatchObject({ body: { state: "identified" } });
  }
});

it.each([
  ["chrome-ios", "googlechromes://cykelregistret.example/register"],
  ["firefox-ios", "firefox://open-url?url=https%3A%2F%2Fcykelregistret.example%2Fregister"],
])("the app comes back to the browser it began in: %s", async (browser, back) => {
  expect(await lure({}, { browser })).toMatchObject({ back });
});

it.each([
  "https://evil.example",
  "@evil.example",
  "//evil.example",
  "/\\\\evil.example",
  "/a#b",
  "/a b",
  "",
  `/${"a".repeat(120)}`,
])("the app comes back to no page but this site's: %s", async (page) => {
  expect(await post("/eid/sign-ins", { way: "same-device", page })).toMatchObject({ status: 400 });
});

it("no address is in the log or with an order", async () => {
  const { Items = [] } = await services.table.client.send(
    new ScanCommand({ TableName: services.table.tableName }),
  );
  const orders = Items.filter(({ entity }) => entity?.S === "eidOrder");
  expect(orders.length).toBeGreaterThan(5);
  expect(log.text() + JSON.stringify(orders)).not.toMatch(/198\.51\.100|203\.0\.113\.66/);
});
