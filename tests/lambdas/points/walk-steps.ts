import { planSpending } from "#lambdas/points/plan-spending.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { adjustPoints } from "#lambdas/points/balance/adjust-points.ts";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { changeCampaign } from "#lambdas/points/campaigns/manage-campaigns.ts";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { getPurchase } from "#lambdas/points/purchases/get-purchase.ts";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { withdrawPurchase } from "#lambdas/points/purchases/withdraw-purchase.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import type { StoredItem } from "#tests/lambdas/bikes/index/written-items.ts";
import { given } from "#tests/lambdas/a.ts";
import { PaymentError } from "#lambdas/points/purchases/payment-provider.ts";
import { Crash, type Fate, crashingPayments, crashingTable } from "./crashing.ts";
import type { Shop } from "./context.ts";

const people = Array.from({ length: 20 }, (_, index) => `person${index}`);
const packages = [
  ["START", 14_900],
  ["PLUS", 27_900],
  ["FAMILJ", 49_900],
] as const;
const codes = ["TIO", "BONUS"] as const;
const minute = 60_000;

/** Pseudo-random numbers, the same in every run. */
export const dice = (seed: number) => {
  let state = seed;
  const roll = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(roll() * limit);
  return { roll, below, one: <T>(of: readonly T[]): T | undefined => of[below(of.length)] };
};
type Dice = ReturnType<typeof dice>;

export const isForeseen = (error: unknown): boolean =>
  error instanceof Crash ||
  error instanceof ProblemError ||
  error instanceof PaymentError ||
  error instanceof ExpectationFailed;

type Begin = {
  readonly shop: Shop;
  readonly everything: () => Promise<StoredItem[]>;
  readonly random: Dice;
};

/** Twenty people who buy, pay, leave, withdraw and spend, while processes die and events arrive twice and in any order. */
export const openMarket = async ({ shop, everything, random }: Begin) => {
  const { context, table, service } = shop;
  const { below, one, roll } = random;
  for (const userId of people) await given.person(table, userId, 0);
  await shop.campaign({ code: "TIO", effect: { kind: "percent", percent: 10 }, most: 12 });
  await shop.campaign({ code: "BONUS", effect: { kind: "bonus", points: 30 }, most: 12 });

  let isCalm = false;
  const fate: Fate = () => {
    if (isCalm) return "well";
    const thrown = roll();
    if (thrown < 0.04) return "before";
    return thrown < 0.08 ? "after" : "well";
  };
  const shaken: PurchasesContext = {
    ...context,
    table: crashingTable(table, fate),
    payments: crashingPayments(service.provider, fate),
  };
  const done = new Map<string, number>();
  const started: {
    userId: string;
    idempotencyKey: string;
    request: Parameters<typeof buyPoints>[1]["request"];
  }[] = [];
  const regretted: Parameters<typeof withdrawPurchase>[1][] = [];
  const anyPurchase = () => one(service.pages())?.request;
  const clock = { ...shaken, reportFailure: () => undefined };

  const deliverEvents = async (event: unknown) => event && handlePaymentEvent(shaken, event);

  const newBuy = () => {
    const [packageId, full] = packages[below(3)]!;
    const code = roll() < 0.4 ? one(codes) : undefined;
    const price = code === "TIO" ? Math.round(full * 0.9) : full;
    return {
      userId: one(people)!,
      idempotencyKey: shop.key(),
      request: { packageId, price, code, beginAtOnce: true },
    };
  };

  const steps: Record<string, () => Promise<unknown>> = {
    buy: async () => {
      const again = roll() < 0.2 ? one(started) : undefined;
      const input = again ?? newBuy();
      started.push(input);
      await buyPoints(shaken, input);
    },
    pay: async () => {
      const page = one(service.pages().slice(-20));
      if (page) service.pay(page.id, one(["card", "swish", "klarna"] as const));
    },
    bank: async () => {
      const page = one(service.pages().filter(({ state }) => state === "processing"));
      if (page) service.bankSays(page.id, roll() < 0.7 ? "paid" : "failed");
    },
    deliverEvents: async () => deliverEvents(one(service.events.slice(-40))),
    deliverOldEvent: async () => deliverEvents(one(service.events)),
    "run out": async () => {
      const page = one(service.pages().filter(({ state }) => state === "open"));
      if (page) service.runOut(page.id);
    },
    look: async () => {
      const purchase = anyPurchase();
      if (purchase) await getPurchase(shaken, purchase.userId, purchase.purchaseId);
    },
    leave: async () => {
      const purchase = anyPurchase();
      if (purchase) await cancelPurchase(shaken, purchase.userId, purchase.purchaseId);
    },
    withdraw: async () => {
      const purchase = one(
        service
          .pages()
          .filter(({ state }) => state === "paid")
          .slice(-10),
      )?.request;
      if (!purchase) return;
      const again = roll() < 0.3 ? one(regretted) : undefined;
      const { userId, purchaseId } = purchase;
      const input = again ?? { userId, purchaseId, idempotencyKey: shop.key() };
      regretted.push(input);
      await withdrawPurchase(shaken, input);
    },
    spend: async () => {
      const userId = one(people)!;
      const spending = { userId, points: 50 * (1 + below(3)), reference: "bike", at: context.system.now() };
      const { actions } = await planSpending(shaken.table, { ...spending, reason: "registration" });
      await shaken.table.transact(actions);
    },
    adjust: async () => {
      const userId = one(people)!;
      const seen = await context.table.get(keys.balance(userId), BalanceItem);
      const input = {
        adminId: "admin",
        userId,
        amount: below(60) - 30 || 1,
        reason: "Rättelse",
        version: seen?.version ?? 0,
      };
      await adjustPoints(shaken, { ...input, idempotencyKey: shop.key() });
    },
    campaign: async () => changeCampaign(shaken, "admin", { code: one(codes)!, stopped: roll() < 0.3 }),
    refuse: async () => {
      service.conduct.refunds = one(["succeed", "succeed", "refused", "failed"] as const)!;
    },
    clock: async () => settleOpenPurchases(clock),
    wait: async () => shop.pass(below(30) * minute),
  };
  const often = [
    "buy",
    "buy",
    "pay",
    "pay",
    "pay",
    "bank",
    "deliverEvents",
    "deliverEvents",
    "deliverEvents",
    "withdraw",
    "spend",
  ];
  const wheel = [...Object.keys(steps), ...often];

  const take = async (name: string): Promise<void> => {
    try {
      await steps[name]!();
      done.set(name, (done.get(name) ?? 0) + 1);
    } catch (error) {
      if (!isForeseen(error)) throw error;
      done.set("refused or interrupted", (done.get("refused or interrupted") ?? 0) + 1);
    }
  };

  return {
    table,
    everything,
    service,
    done,
    /** Runs one to three steps at once. */
    step: async (): Promise<void> => {
      const atOnce = roll() < 0.25 ? 3 : 1;
      await Promise.all(Array.from({ length: atOnce }, () => take(one(wheel)!)));
    },
    /** Lets every bank decide, repeats all events and resumes interrupted work. */
    settle: async (): Promise<void> => {
      isCalm = true;
      service.conduct.refunds = "succeed";
      for (const { id, state } of service.pages()) {
        if (state === "processing") service.bankSays(id, "failed");
        if (state === "open") service.runOut(id);
      }
      for (let round = 0; round < 2; round += 1) {
        shop.pass(120 * minute);
        for (const event of service.events.slice()) await handlePaymentEvent(context, event);
        await settleOpenPurchases(clock);
      }
      isCalm = false;
    },
  };
};
