import { beforeEach, describe, expect, it } from "vitest";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const ids = async (q: string) => {
  const { soughtAs, items } = await office.find(q);
  return [soughtAs, ...items.map(({ id }) => id)];
};

describe("finding people", () => {
  it("works by email, phone and every word of a name, in any spelling", async () => {
    expect(await ids("GORAN@example.se")).toEqual(["email", "goran"]);
    expect(await ids("+46 70 174 06 35")).toEqual(["phone", "goran"]);
    expect(await ids("goran lind")).toEqual(["name", "goran"]);
    expect((await ids("lind")).toSorted()).toEqual(["goran", "gote", "name"]);
    expect(await ids("lind berg")).toEqual(["name"]);
    expect(await ids("nobody@example.se")).toEqual(["email"]);
  });

  it("works by frame number, order and both kinds of receipts", async () => {
    await office.register("WTU204K8861", { userId: "goran" });
    const purchase = office.purchase(7);
    await office.write(
      put(keys.purchase(purchase.id), "purchase", purchase),
      put(keys.order(purchase.orderNumber), "order", {
        orderNumber: purchase.orderNumber,
        purchaseId: purchase.id,
      }),
      put(keys.order("CR-261120-BBBB01"), "order", {
        orderNumber: "CR-261120-BBBB01",
        place: { party: "customer", ownerId: "gote", orderId: "order_1" },
      }),
      put(keys.order("CR-261120-STORE1"), "order", {
        orderNumber: "CR-261120-STORE1",
        place: { party: "store", ownerId: "store_1", orderId: "order_2" },
      }),
      put(keys.storeOrder("store_1", "order_2"), "storeOrder", { orderedBy: "gote" }),
      put(keys.ownershipReceipt("A-261120-0K3FZ9"), "ownershipReceipt", { transferId: "transfer_1" }),
      put(keys.transfer("transfer_1"), "transfer", { sellerId: "goran", buyerId: "gote" }),
      put(keys.receipt(7), "receipt", {
        number: 7,
        purchaseId: purchase.id,
        at: purchase.createdAt,
        expiresAt: 4_000_000_000,
      }),
    );
    expect(await ids("wtu 204 k8861")).toEqual(["frame-number", "goran"]);
    expect(await ids(purchase.orderNumber)).toEqual(["order", "goran"]);
    expect(await ids("CR-261120-BBBB01")).toEqual(["order", "gote"]);
    expect(await ids("7")).toEqual(["receipt", "goran"]);
    expect(await ids("A-261120-0K3FZ9")).toEqual(["receipt", "goran", "gote"]);
    expect(await ids("A-261120-0K3FZ8")).toEqual(["receipt"]);
    expect(await ids("CR-261120-STORE1")).toEqual(["order", "gote"]);
  });

  it("shows just enough to tell people apart", async () => {
    await office.register("WTU204K8861", { userId: "goran", city: "Lund" });
    await office.register("WTU204K8862", { userId: "gote", city: "Malmö" });
    await office.lock("karin", "gote");
    const { items } = await office.find("lind");
    expect(items.toSorted((one, other) => one.id.localeCompare(other.id))).toMatchObject([
      { fullName: "Göran Åkesson Lind", email: "g***@example.se", place: "Lund", bikes: 1, state: "active" },
      { fullName: "Göte Lindqvist", email: "g***@example.se", protectedIdentity: true, state: "locked" },
    ]);
    expect(items.find(({ id }) => id === "gote")?.place).toBeUndefined();
    expect((await office.find("goran@example.se")).items[0]?.email).toBe("goran@example.se");
  });

  it("is logged, even without results", async () => {
    await office.find("goran@example.se");
    await office.find("Nils Holgersson");
    const lines = (await office.of("audit")).map(({ search, by, subject }) => [search, by, subject]);
    expect(lines).toEqual(
      expect.arrayContaining([
        [{ email: "goran@example.se" }, "karin", "people"],
        [{ name: "Nils Holgersson" }, "karin", "people"],
      ]),
    );
  });

  it("refuses a personal number without logging it", async () => {
    expect(await problemIn(office.find("19910412-9870"))).toBe("personal-number-not-searched");
    expect(await office.of("audit")).toEqual([]);
  });

  it("does not find deleted accounts", async () => {
    await office.write(update(keys.phoneGuard("+46701740635")).set({ userId: "erased" }));
    expect(await ids("+46 70 174 06 35")).toEqual(["phone"]);
  });
});
