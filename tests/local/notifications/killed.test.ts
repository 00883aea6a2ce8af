import { expect, test, vi } from "vitest";
import { headersOf, killableCloud } from "#tests/killable-cloud.ts";

const { start, kill } = killableCloud();

const signIn = async (url: string): Promise<Record<string, string>> => {
  const { accounts } = await (await fetch(`${url}/_local.json`)).json();
  return headersOf(
    url,
    accounts.find((account: { email: string }) => account.email === "asa@example.se"),
  );
};

/** Buys points and returns the order number once paid; mail and live events still follow. */
const buyPoints = async (url: string, headers: Record<string, string>): Promise<string> => {
  const begun = await fetch(`${url}/api/purchases`, {
    method: "POST",
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({ packageId: "START", price: 14_900, beginAtOnce: true }),
  });
  const { purchase } = await begun.json();
  const session = new URL(purchase.payAt).pathname.split("/").at(-1);
  await fetch(`${url}/_local/stripe/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ session, method: "card" }),
  });
  await vi.waitFor(
    async () => {
      const now = await (await fetch(`${url}/api/purchases/${purchase.id}`, { headers })).json();
      expect(now.state).toBe("paid");
    },
    { interval: 5 },
  );
  return purchase.orderNumber;
};

test("A crash between a change and its notification loses nothing and repeats at most one mail", async () => {
  const first = await start();
  const headers = await signIn(first);
  const orders: string[] = [];
  for (let times = 0; times < 5; times += 1) {
    orders.push(await buyPoints(first, headers));
    // The last process is killed with unsent deliveries.
    if (times === 4) await kill();
  }

  const second = await start();
  const again = await signIn(second);
  const receipts = async () => {
    const mails: { subject: string; text: string }[] = await (
      await fetch(`${second}/_local/mail.json?to=asa@example.se`)
    ).json();
    return orders.map(
      (order) => mails.filter(({ text, subject }) => `${subject} ${text}`.includes(order)).length,
    );
  };
  // After a crash between sending and recording, the mail is sent again: twice is better than never.
  const onceOrTwice = expect.toBeOneOf([1, 2]);
  // The killed sender holds its mail for a minute.
  await vi.waitFor(async () => expect(await receipts()).toEqual([1, 1, 1, 1, onceOrTwice]), {
    timeout: 180_000,
  });
  const { items } = await (await fetch(`${second}/api/me/notifications`, { headers: again })).json();
  const bought = items.filter(({ params }: { params: { what: string } }) => params.what === "points-bought");
  expect(bought.map(({ link }: { link: string }) => link.split("=").at(-1)).toSorted()).toEqual(
    orders.toSorted(),
  );
  // The mail of a new change follows everything left over, so nothing repeats after it.
  orders.push(await buyPoints(second, again));
  await vi.waitFor(async () => expect((await receipts()).at(-1)).toBe(1));
  expect(await receipts()).toEqual([1, 1, 1, 1, onceOrTwice, 1]);
  expect(await (await fetch(`${second}/api/me/counts`, { headers: again })).json()).toMatchObject({
    notifications: 6,
  });
});
