import { beforeEach, expect, it } from "vitest";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import type { Calls } from "#web/stickers/orders/admin/desk/desk-jobs.ts";
import { startPacking } from "#web/stickers/orders/admin/desk/packing.ts";
import { aCustomersOrder, aLetter, aStoresOrder, host, numberOf, slip, sticker, uidOf } from "./letters.ts";

const requests: string[] = [];
const failures: Error[] = [];
let state: Order["state"] = "qr_linked";

const order = (): Order => ({ ...aCustomersOrder(1), state });
const answer = async (what: string): Promise<Order> => {
  requests.push(what);
  const failure = failures.shift();
  if (failure !== undefined) throw failure;
  return order();
};
const calls: Calls = {
  link: (number, uid) => answer(`link ${number} ${uid}`),
  unlink: (number, uid) => answer(`unlink ${number} ${uid}`),
  step: (number, step) => answer(`${step} ${number}`),
  get: async () => order(),
};
const problem = (code: ProblemError["code"], status = 409) =>
  new ProblemError({ type: "", title: "", status, code });

beforeEach(() => {
  requests.length = 0;
  failures.length = 0;
  state = "qr_linked";
});

const start = () =>
  startPacking(
    [
      aLetter(aCustomersOrder(1), [11]),
      aLetter(aCustomersOrder(2, 2), [21, 22]),
      aLetter({ ...aCustomersOrder(3), state: "pending", linked: 0 }, []),
      aLetter(aStoresOrder(4, 2, "inventory_order"), []),
    ],
    calls,
    host,
  );
const scanAll = async (packing: ReturnType<typeof start>, ...texts: string[]) => {
  await Promise.all(texts.map((text) => packing.scan(text)));
  return packing.view();
};

it("a slip and its sticker pack the letter with one request", async () => {
  const { said, desk, busy } = await scanAll(start(), slip(1), sticker(11));
  expect(said).toMatchObject({ is: "packed", uid: uidOf(11), left: 0 });
  expect(requests).toEqual([`pack ${numberOf(1)}`]);
  expect(desk.letters[0]?.packed).toBe(true);
  expect(busy).toBe(false);
});

it("scans faster than the server are handled one after the other", async () => {
  const { said, desk } = await scanAll(start(), slip(2), sticker(22), sticker(21), slip(1), sticker(11));
  expect(said?.is).toBe("packed");
  expect(requests).toEqual([`pack ${numberOf(2)}`, `pack ${numberOf(1)}`]);
  expect(desk.letters.slice(0, 2).every(({ packed }) => packed)).toBe(true);
});

it("a wrong sticker sends no request", async () => {
  const { said } = await scanAll(start(), slip(1), sticker(21));
  expect(said?.is).toBe("wrong");
  expect(requests).toEqual([]);
});

it("a sticker from a roll is linked and then packed, and undone in reverse", async () => {
  const packing = start();
  await scanAll(packing, slip(3), sticker(99));
  await packing.undo();
  expect(requests).toEqual([
    `link ${numberOf(3)} ${uidOf(99)}`,
    `pack ${numberOf(3)}`,
    `unpack ${numberOf(3)}`,
    `unlink ${numberOf(3)} ${uidOf(99)}`,
  ]);
  expect(packing.view()).toMatchObject({ said: { is: "undone" }, desk: { open: numberOf(3) } });
  expect(packing.view().desk.letters[2]).toMatchObject({ codes: [], scanned: [], packed: false });
});

it("a sticker linked elsewhere is refused, and another can be scanned", async () => {
  failures.push(problem("qr-code-taken"));
  const packing = start();
  expect((await scanAll(packing, slip(3), sticker(99))).said).toEqual({ is: "taken", uid: uidOf(99) });
  expect((await scanAll(packing, sticker(98))).said?.is).toBe("packed");
});

it("goods are packed without a sticker", async () => {
  const packing = start();
  await scanAll(packing, slip(4));
  await packing.packGoods();
  expect(requests).toEqual([`pack ${numberOf(4)}`]);
  expect(packing.view().said?.is).toBe("packed");
});

it("a failed request is shown, stops the following ones and can be retried", async () => {
  failures.push(new NetworkError());
  const packing = start();
  await scanAll(packing, slip(1), sticker(11), slip(2));
  expect(packing.view().said?.is).toBe("failed");
  expect(packing.view().desk).toMatchObject({ open: numberOf(1), done: [] });
  await packing.retry();
  expect(packing.view().said?.is).toBe("packed");
  expect(requests).toEqual([`pack ${numberOf(1)}`, `pack ${numberOf(1)}`]);
});

it("a letter whose answer was lost is packed by a retry", async () => {
  failures.push(new NetworkError(), problem("order-moved"));
  const packing = start();
  await scanAll(packing, slip(1), sticker(11));
  state = "packed";
  await packing.retry();
  expect(packing.view().said?.is).toBe("packed");
});

it("another administrator's change is shown, and the round continues", async () => {
  failures.push(problem("order-moved"));
  state = "sent";
  const packing = start();
  await scanAll(packing, slip(1), sticker(11));
  expect(packing.view().said).toMatchObject({ is: "moved", order: { state: "sent" } });
  expect(packing.view().desk.letters[0]?.packed).toBe(true);
  expect((await scanAll(packing, slip(2))).said?.is).toBe("slip");
});

it("a letter can be skipped and packed later", async () => {
  const packing = start();
  await scanAll(packing, slip(2), sticker(21));
  await packing.skip();
  expect(packing.view()).toMatchObject({ said: { is: "aside" }, desk: { open: undefined } });
  expect((await scanAll(packing, slip(2), sticker(21), sticker(22))).said?.is).toBe("packed");
});
