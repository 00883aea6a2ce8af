import { aProblem } from "#tests/web/answer-calls.ts";
// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { accountClaim } from "#contract/people/account-claim.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { newDraft } from "#web/shops/sales/till/draft.ts";
import { type Unsent, keepUnsent, readOutbox } from "#web/shops/sales/till/outbox.ts";
import { sendUnsent } from "#web/shops/sales/till/send-unsent.ts";

const clerk = { userId: "clerk", storeId: "store_1" };
let signedIn: { userId: string; storeId: string };

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  amplifyReady: async () => ({
    readTokens: async () => ({
      accessToken: `token of ${signedIn.userId}`,
      idToken: { [accountClaim]: signedIn.userId, storeId: signedIn.storeId, "cognito:groups": ["store"] },
    }),
  }),
}));

const sale: NewSale = {
  frameNumber: "WTU204K8861",
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "svart",
  buyer: { email: "anna@example.se" },
  payment: "points",
};

const sold = {
  id: "sale_00000000000000000000000000",
  state: "waiting",
  soldAt: "2026-11-20T12:00:00.000Z",
  soldBefore: false,
  uninvited: false,
  expiresAt: "2026-12-20T12:00:00.000Z",
  bike: { frameNumber: "WTU204K8861", type: "dam", brand: "Crescent", model: "Femto", color: "svart" },
  buyer: { email: "anna@example.se" },
  payment: "points",
  points: 100,
};

const unsent = (over: Partial<Unsent> = {}): Unsent => ({ sale, draft: newDraft(), at: Date.now(), ...over });

let keysSent: (string | null)[];
let answer: () => Response;
/** Like browsers: a request while the lock is held gets null. */
const locksOfOneBrowser = () => {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: unknown, work: (lock: unknown) => Promise<void>) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({ name });
      } finally {
        held.delete(name);
      }
    },
  };
};

beforeEach(async () => {
  localStorage.clear();
  keysSent = [];
  signedIn = clerk;
  answer = () => Response.json(sold, { status: 200 });
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    keysSent.push(new Headers(headers).get("idempotency-key"));
    return answer();
  });
  vi.stubGlobal("navigator", { locks: locksOfOneBrowser() });
  await startTexts("sv");
});

const problem = (code: string, status: number) => aProblem(status, code);
const nothing = () => undefined;

it("waiting sales are sent with their own keys, oldest first, and removed", async () => {
  const [second, first] = [unsent({ at: Date.now() - 1000 }), unsent({ at: Date.now() - 5000 })];
  keepUnsent(clerk, second);
  keepUnsent(clerk, first);
  await sendUnsent(clerk, nothing);
  expect(keysSent).toEqual([first.draft.idempotencyKey, second.draft.idempotencyKey]);
  expect(readOutbox(clerk)).toEqual({ unsent: [], lapsed: [] });
});

it("only one of two tabs sends", async () => {
  keepUnsent(clerk, unsent());
  await Promise.all([sendUnsent(clerk, nothing), sendUnsent(clerk, nothing)]);
  expect(keysSent).toHaveLength(1);
});

it("nothing is sent as another person or shop", async () => {
  keepUnsent(clerk, unsent());
  signedIn = { userId: "rival", storeId: "store_1" };
  await sendUnsent(clerk, nothing);
  signedIn = { userId: "clerk", storeId: "store_2" };
  await sendUnsent(clerk, nothing);
  expect(keysSent).toEqual([]);
  expect(readOutbox(clerk).unsent).toHaveLength(1);
  expect(readOutbox({ ...clerk, userId: "rival" }).unsent).toEqual([]);
});

it("refused sales stay with the reason, and temporary failures keep waiting", async () => {
  keepUnsent(clerk, unsent());
  answer = () => problem("internal", 500);
  await sendUnsent(clerk, nothing);
  expect(readOutbox(clerk).unsent[0]?.refused).toBeUndefined();
  answer = () => problem("frame-number-taken", 409);
  await sendUnsent(clerk, nothing);
  expect(readOutbox(clerk).unsent[0]?.refused).toMatch(/redan/i);
  await sendUnsent(clerk, nothing);
  expect(keysSent).toHaveLength(2);
});

it("sales older than a day are neither sent nor kept", async () => {
  keepUnsent(clerk, unsent({ at: Date.now() - 25 * 60 * 60 * 1000 }));
  await sendUnsent(clerk, nothing);
  expect(keysSent).toEqual([]);
  expect(readOutbox(clerk)).toMatchObject({ unsent: [], lapsed: [expect.stringContaining("sales:clerk")] });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain("anna@example.se");
});
