import { describe, expect, it } from "vitest";
import { countOrders } from "#lambdas/stickers/orders/admin/count-orders.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { withdrawApplication } from "#lambdas/shops/applications/applications/withdraw-application.ts";
import { decideApplication } from "#lambdas/shops/applications/decisions/decide-application.ts";
import { inviteOwner } from "#lambdas/shops/applications/decisions/invite-owner.ts";
import { listApplications } from "#lambdas/shops/applications/decisions/list-applications.ts";
import { showOpened } from "#lambdas/shops/applications/decisions/show-application.ts";
import { anApplicationsContext, company } from "./context.ts";
import { roundsOf } from "#tests/rounds.ts";

const rounds = roundsOf(100);
const hour = 3_600_000;
const approve = { decision: "approve" } as const;
const reject = { decision: "reject", reason: "Vi tar bara in butiker." } as const;

const sent = async (facts = () => company) => {
  const all = await anApplicationsContext(facts);
  let serial = 0;
  const send = async (over: Parameters<typeof all.apply>[0] = {}) => {
    serial += 1;
    await all.apply(over, undefined, `203.0.113.${serial}`);
    return (await all.listed("open")).at(-1)!;
  };
  const item = await send();
  const { applicationId: id, storeId } = item;
  const memberOf = (store: string) =>
    all.context.table.get(keys.storeMember(store, `user-of-${store}`), StoreMemberItem);
  const ordersOf = async (store: string) => {
    const [partition, prefix] = [storePartition(store), ranges.storeOrders];
    return (await all.context.table.query({ partition, prefix, schema: StoreOrderItem, limit: 10 })).items;
  };
  return { ...all, send, item, id, storeId, memberOf, ordersOf };
};

describe("an approved application", () => {
  it("becomes a shop with its owner, who is invited once", async () => {
    const { context, id, storeId, memberOf, invited, guard, listed } = await sent();
    expect(await decideApplication(context, "admin", id, approve)).toMatchObject({
      state: "approved",
      invitation: "sent",
    });
    expect(await readStore(context.table, storeId)).toMatchObject({
      name: "Cykelkällaren i Göteborg AB",
      organisationNumber: { kind: "company", number: "5599001004" },
      city: "Göteborg",
      address: { street: "Östra Larmgatan 12", postalCode: "411 07" },
      contact: { name: "Petra Holm", email: "petra@cykelkallaren.example" },
      state: "active",
    });
    expect(await memberOf(storeId)).toMatchObject({ role: "owner" });
    expect([invited, await guard(), await listed("open")]).toEqual([
      ["petra@cykelkallaren.example"],
      undefined,
      [],
    ]);
  });

  it("orders the granted stickers, and none otherwise", async () => {
    const { context, id, storeId, send, ordersOf } = await sent();
    expect(await decideApplication(context, "admin", id, { ...approve, stickers: 250 })).toMatchObject({
      state: "approved",
      stickers: 250,
    });
    const address = {
      name: company.name,
      street: "Östra Larmgatan 12",
      postalCode: "411 07",
      city: "Göteborg",
    };
    expect(await ordersOf(storeId)).toMatchObject([
      { kind: "qr_order", count: 250, made: 0, state: "pending", orderedBy: "admin", address },
    ]);
    expect(await countOrders(context)).toMatchObject({ store: 1, pending: 1 });
    const second = await send({ email: "annan@cykelkallaren.example" });
    await decideApplication(context, "admin", second.applicationId, approve);
    expect(await ordersOf(second.storeId)).toEqual([]);
  });

  it("keeps a sole trader’s number encrypted, and asks again whether they trade", async () => {
    const { context, apply, listed, pass } = await sent();
    const address = { street: "Storgatan 2", postalCode: "592 30", city: "Vadstena" };
    await apply({ ...address, organisationNumber: "810103-2384", email: "tolvan@example.se" });
    const item = (await listed("open")).at(-1)!;
    pass(25 * hour);
    await decideApplication(context, "admin", item.applicationId, approve);
    const store = await readStore(context.table, item.storeId);
    expect(store?.organisationNumber).toEqual(item.organisationNumber);
    expect(store?.organisationNumber).toMatchObject({ kind: "sole-trader", masked: "1981••••-••••" });
  });

  it("is refused and stays open if the company no longer trades", async () => {
    let standing: "active" | "bankrupt" = "active";
    const { context, id, storeId, pass, invited } = await sent(() => ({ ...company, standing }));
    standing = "bankrupt";
    pass(25 * hour);
    await expect(decideApplication(context, "admin", id, approve)).rejects.toMatchObject({
      code: "company-not-active",
    });
    expect([await readStore(context.table, storeId), invited]).toEqual([undefined, []]);
    expect(await showOpened(context, id)).toMatchObject({ state: "pending" });
  });

  it("is refused if the e-mail address has another account", async () => {
    const { context, id, storeId, prepared } = await sent();
    const other = {
      email: "petra@cykelkallaren.example",
      name: "",
      language: "sv",
      storeId: "store_x",
    } as const;
    prepared.set(other.email, other);
    await expect(decideApplication(context, "admin", id, approve)).rejects.toMatchObject({
      code: "email-taken",
    });
    expect(await readStore(context.table, storeId)).toBeUndefined();
  });
});

describe("the invitation of an approved shop", () => {
  it("stays due if the user pool refuses, and a retry sends it once", async () => {
    const { context, id, invited, refusals } = await sent();
    refusals.push("The pool is down");
    expect(await decideApplication(context, "admin", id, approve)).toMatchObject({
      state: "approved",
      invitation: "due",
    });
    expect(invited).toEqual([]);
    await Promise.all([inviteOwner(context, id), inviteOwner(context, id)]);
    await inviteOwner(context, id);
    expect(invited).toEqual(["petra@cykelkallaren.example"]);
  });

  it("is sent once, even if several administrators approve at the same moment", async () => {
    const { context, id, invited } = await sent();
    await decideApplication(context, "admin", id, approve);
    for (let round = 1; round <= rounds; round += 1) {
      await context.table.transact([update(keys.storeApplication(id)).set({ invitation: "due" })]);
      await Promise.all([inviteOwner(context, id), inviteOwner(context, id), inviteOwner(context, id)]);
      // The approval itself made the first attempt.
      expect(invited).toHaveLength(round + 1);
    }
  });

  it("interrupted while being sent is sent again at an administrator's request", async () => {
    const { context, id, invited, pass } = await sent();
    await decideApplication(context, "admin", id, approve);
    await context.table.transact([update(keys.storeApplication(id)).set({ invitation: "sending" })]);
    // Another run may still be sending it.
    expect(await inviteOwner(context, id)).toMatchObject({ invitation: "sending" });
    pass(61_000);
    expect(await inviteOwner(context, id)).toMatchObject({ invitation: "sent" });
    expect(invited).toHaveLength(2);
  });

  it("exists only for approved applications", async () => {
    const { context, id } = await sent();
    await expect(inviteOwner(context, id)).rejects.toMatchObject({ code: "store-application-decided" });
  });
});

describe("a refused application", () => {
  it("stores no personal number in the reason", async () => {
    const { context, id } = await sent();
    const reason = "Sökande är 19810103-2384.";
    expect(await decideApplication(context, "admin", id, { decision: "reject", reason })).toMatchObject({
      reason: "Sökande är ••••••••-••••.",
    });
  });

  it("stores the reason, opens no shop and lets the company apply again", async () => {
    const { context, id, storeId, send, invited } = await sent();
    expect(await decideApplication(context, "admin", id, reject)).toMatchObject({
      state: "rejected",
      reason: reject.reason,
    });
    expect([await readStore(context.table, storeId), invited]).toEqual([undefined, []]);
    const again = await send();
    expect((await showOpened(context, again.applicationId)).hints).toContain("refused-before");
  });
});

describe("two simultaneous decisions", () => {
  const outcomesOf = async (works: readonly (() => Promise<unknown>)[]) =>
    Promise.allSettled(works.map((work) => work()));

  it("by administrators count once and send at most one invitation, a hundred times", async () => {
    const { context, send, item, invited, ordersOf } = await sent();
    let current = item;
    for (let round = 0; round < rounds; round += 1) {
      const { applicationId: id, storeId } = current;
      const before = invited.length;
      const other = round % 2 === 0 ? { ...approve, stickers: 100 } : reject;
      const outcomes = await outcomesOf([
        () => decideApplication(context, "anna", id, { ...approve, stickers: 100 }),
        () => decideApplication(context, "bo", id, other),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { state } = await showOpened(context, id);
      const opened = (await readStore(context.table, storeId)) !== undefined;
      const ordered = (await ordersOf(storeId)).length;
      expect([opened, invited.length - before, ordered]).toEqual(
        state === "approved" ? [true, 1, 1] : [false, 0, 0],
      );
      current = await send({ email: `petra${round}@cykelkallaren.example` });
    }
  });

  it("by an applicant who withdraws and an administrator who approves count once, a hundred times", async () => {
    const { context, send, item, invited, tokenOf } = await sent();
    let current = item;
    for (let round = 0; round < rounds; round += 1) {
      const { applicationId: id, storeId } = current;
      const token = tokenOf(current);
      const before = invited.length;
      const works = [
        () => decideApplication(context, "anna", id, approve),
        () => withdrawApplication(context, token),
      ];
      const outcomes = await outcomesOf(round % 2 === 0 ? works : works.toReversed());
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { state } = await showOpened(context, id);
      const opened = (await readStore(context.table, storeId)) !== undefined;
      expect([opened, invited.length - before]).toEqual(state === "approved" ? [true, 1] : [false, 0]);
      current = await send({ email: `petra${round}@cykelkallaren.example` });
    }
  });
});

describe("the administrator's list", () => {
  it("shows the oldest first, late ones from the third working day, and closed ones apart", async () => {
    const { context, id, pass } = await sent();
    const open = { state: "open", limit: 20 } as const;
    expect((await listApplications(context, open)).items).toMatchObject([
      { id, company: company.name, city: "Göteborg", late: false, type: "store_partnership" },
    ]);
    pass(5 * 24 * hour);
    expect((await listApplications(context, open)).items).toMatchObject([{ id, late: true }]);
    await decideApplication(context, "admin", id, reject);
    expect((await listApplications(context, open)).items).toEqual([]);
    expect((await listApplications(context, { state: "closed", limit: 20 })).items).toMatchObject([
      { id, late: false, state: "rejected" },
    ]);
  });

  it("shows hints against an application", async () => {
    const facts = { ...company, registeredOn: "2026-09-01", proceedings: ["Företagsrekonstruktion"] };
    const { context, id, send } = await sent(() => facts);
    expect((await showOpened(context, id)).hints).toEqual(["young-company", "proceedings"]);
    await decideApplication(context, "admin", id, approve);
    const second = await send({ email: "annan@cykelkallaren.example" });
    expect((await showOpened(context, second.applicationId)).hints).toContain("company-has-store");
  });

  it("hints at another company with the same e-mail domain, except for shared mail services", async () => {
    const { context, id, apply } = await sent();
    const address = { street: "Storgatan 2", postalCode: "592 30", city: "Vadstena" };
    await apply({ ...address, organisationNumber: "810103-2384", email: "tolvan@gmail.com" });
    expect((await showOpened(context, id)).hints).toEqual([]);
    await apply({ ...address, organisationNumber: "810105-2382", email: "bo@cykelkallaren.example" });
    expect((await showOpened(context, id)).hints).toEqual(["same-email-domain"]);
  });

  it("never shows a sole trader's number", async () => {
    const { context, apply, listed } = await sent();
    const address = { street: "Storgatan 2", postalCode: "592 30", city: "Vadstena" };
    await apply({ ...address, organisationNumber: "810103-2384", email: "tolvan@example.se" });
    const { applicationId } = (await listed("open")).at(-1)!;
    const seen = [
      await showOpened(context, applicationId),
      await listApplications(context, { state: "open", limit: 20 }),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/2384/);
    expect(seen[0]).toMatchObject({ organisationNumber: "1981••••-••••", soleTrader: true });
  });

  it("does not find an application that does not exist", async () => {
    const { context } = await sent();
    await expect(showOpened(context, "application_x")).rejects.toMatchObject({
      code: "store-application-not-found",
    });
  });
});
