import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

describe("a person's page", () => {
  it("shows what support needs, but no personal number", async () => {
    await office.register("WTU204K8861", { userId: "goran" });
    const purchase = office.purchase(1);
    await office.write(put(keys.purchase(purchase.id), "purchase", purchase));
    const person = await office.look("goran");
    expect(person).toMatchObject({
      fullName: "Göran Åkesson Lind",
      email: "goran@example.se",
      account: { is: "active" },
      identity: { level: 2, by: "eid" },
      balance: 250,
      balanceVersion: 1,
      parts: {
        bikes: { items: [{ frameNumber: "WTU204K8861", status: "registered" }] },
        points: { items: [{ reason: "registration", amount: -100, balanceAfter: 250 }] },
        purchases: { items: [{ orderNumber: purchase.orderNumber, price: 27_900, receiptNumber: 1 }] },
      },
    });
    expect(person.whose).toBeUndefined();
    expect(JSON.stringify(person)).not.toMatch(/1985|personalNumber/);
  });

  it("is logged before it is shown, and not found for deleted accounts", async () => {
    await office.look("goran");
    expect(await office.lines()).toEqual([["person-opened", "karin", undefined]]);
    expect(await problemIn(office.look("nobody"))).toBe("account-not-found");
    const silent = { ...office.context.table, transact: async () => Promise.reject(new Error("no audit")) };
    const { openPerson } = await import("#lambdas/office/people/person/open-person.ts");
    expect(await problemIn(openPerson({ ...office.context, table: silent }, "karin", "goran"))).toBe(
      "no audit",
    );
  });

  it("says how and when the identity was verified", async () => {
    await office.write(
      put(keys.identityReview("idreview_1"), "identityReview", {
        id: "idreview_1",
        userId: "goran",
        uploadId: "upload_1",
        state: "approved",
        fullName: "Göran Lind",
        personalNumberMac: "mac",
        personalNumberMasked: "1985••••-••••",
        personalNumberCheck: "matches",
        nameCheck: "matches",
        requestedAt: "2026-11-01T08:00:00.000Z",
        decidedAt: "2026-11-02T08:00:00.000Z",
        gsi2pk: "IDREVIEWS#goran",
        gsi2sk: "2026-11-01T08:00:00.000Z",
      }),
    );
    const { identity } = await office.look("goran");
    expect(identity).toEqual({ level: 2, by: "id-card", at: "2026-11-02T08:00:00.000Z" });
    expect((await office.look("gote")).identity).toEqual({ level: 1, by: "declared" });
  });

  it("shows the latest rows, and more only to the administrator who opened it", async () => {
    for (const serial of [1, 2, 3, 4, 5, 6, 7]) {
      const purchase = office.purchase(serial);
      await office.write(put(keys.purchase(purchase.id), "purchase", purchase));
    }
    const { purchases } = (await office.look("goran")).parts;
    expect(purchases.items.map(({ receiptNumber }) => receiptNumber)).toEqual([7, 6, 5, 4, 3]);
    const rest = await office.more("purchases", purchases.cursor);
    expect(rest.purchases?.items.map(({ receiptNumber }) => receiptNumber)).toEqual([2, 1]);
    expect(await problemIn(office.more("purchases", purchases.cursor, "ali"))).toBe("invalid-cursor");
    expect(await problemIn(office.more("bikes", purchases.cursor))).toBe("invalid-cursor");
    expect(await problemIn(office.more("purchases", ""))).toBe("invalid-cursor");
  });

  it("shows actions, but not views", async () => {
    await office.look("goran");
    await office.signOut("karin", "goran");
    const { decisions } = (await office.look("goran")).parts;
    expect(decisions.items).toMatchObject([
      { action: "person-signed-out", by: "Karin Berg", reason: "Ringde, ••••••••-•••• stämde" },
    ]);
  });

  it("marks one's own and other administrators' accounts", async () => {
    expect((await office.look("karin")).whose).toBe("own");
    expect((await office.look("ali")).whose).toBe("administrators");
  });
});
