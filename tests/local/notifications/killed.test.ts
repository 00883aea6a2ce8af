import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildAll, root } from "#local/build/build-all.ts";

let running: ChildProcess | undefined;
beforeAll(() => buildAll(() => undefined));
afterEach(async () => {
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "exit");
});

const state = mkdtempSync(join(tmpdir(), "killed-"));

const start = async (): Promise<string> => {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "local", "start.ts"), "--no-firewall"],
    {
      cwd: root,
      env: { ...process.env, PORT: "0", LOCAL_STATE: state },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  running = child;
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await vi.waitFor(() => expect(said).toContain("Ctrl-C stops everything."), {
    timeout: 90_000,
    interval: 50,
  });
  return /Cykelregistret\s+(\S+)/.exec(said)![1]!;
};

const signIn = async (url: string): Promise<Record<string, string>> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (await fetch(`${url}/config.json`)).json();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
  await auth.signOut();
  const { accounts } = await (await fetch(`${url}/_local.json`)).json();
  const { email, password } = accounts.find(
    (account: { email: string }) => account.email === "asa@example.se",
  );
  await auth.signIn({ username: email, password });
  const { tokens } = await auth.fetchAuthSession();
  return { authorization: `Bearer ${tokens!.accessToken.toString()}`, "content-type": "application/json" };
};

/** Buys points and answers the order number once they are paid for: mail and live events are still to come then. */
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

test("a kill between what happened and the person who is told of it loses no notice and doubles none", async () => {
  const first = await start();
  const headers = await signIn(first);
  const orders: string[] = [];
  for (let times = 0; times < 5; times += 1) {
    orders.push(await buyPoints(first, headers));
    // The last one is killed with whatever it had still to tell.
    if (times === 4) running!.kill("SIGKILL");
  }
  await once(running!, "exit");

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
  await vi.waitFor(async () => expect(await receipts()).toEqual([1, 1, 1, 1, 1]));
  const { items } = await (await fetch(`${second}/api/me/notifications`, { headers: again })).json();
  const told = items.filter(({ params }: { params: { what: string } }) => params.what === "points-bought");
  expect(told.map(({ link }: { link: string }) => link.split("=").at(-1)).toSorted()).toEqual(
    orders.toSorted(),
  );
  // Something new is told after all that was left over: by then nothing comes twice any more.
  orders.push(await buyPoints(second, again));
  await vi.waitFor(async () => expect((await receipts()).at(-1)).toBe(1));
  expect(await receipts()).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await (await fetch(`${second}/api/me/counts`, { headers: again })).json()).toMatchObject({
    notifications: 6,
  });
});
