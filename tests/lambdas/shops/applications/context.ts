import type { NewStoreApplication } from "#contract/shops/applications/applications.ts";
import { applyAsStore } from "#lambdas/shops/applications/applications/apply-as-store.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";
import type { DecisionsContext } from "#lambdas/shops/applications/decisions/decisions-context.ts";
import type { NewStoreAccount } from "#lambdas/shops/store-accounts/store-accounts.ts";
import type { CompanyFacts } from "#lambdas/people/items/company.ts";
import { OpenStoreApplicationItem, StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { storeApplicationToken } from "#lambdas/shops/store-application-links.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";

export const company: CompanyFacts = {
  name: "Cykelkällaren i Göteborg AB",
  standing: "active",
  proceedings: [],
  form: "Aktiebolag",
  registeredOn: "2009-03-12",
  address: { street: "Östra Larmgatan 12", postalCode: "411 07", city: "Göteborg" },
};

const anApplication = (over: Partial<NewStoreApplication> = {}): NewStoreApplication => ({
  organisationNumber: "559900-1004",
  contactPerson: "Petra Holm",
  email: "petra@cykelkallaren.example",
  phone: "+46317001234",
  bikeCount: 10,
  language: "sv",
  street: undefined,
  postalCode: undefined,
  city: undefined,
  message: undefined,
  ...over,
});

/** A company register that answers with `facts`, and a clock that the test moves. */
export const anApplicationsContext = async (facts: () => CompanyFacts = () => company) => {
  let now = noon.getTime();
  const system = aSystem(() => new Date(now));
  const prepared = new Map<string, NewStoreAccount>();
  const invited: string[] = [];
  const refusals: string[] = [];
  const context: ApplicationsContext & DecisionsContext = {
    ...system,
    table: await aTable(system),
    mac: async (digits) => `mac-${digits.slice(-2)}`,
    cipher: {
      encrypt: async (owner, text) => `${owner}:${Buffer.from(text).toString("hex")}`,
      decrypt: async (owner, closed) => {
        if (!closed.startsWith(`${owner}:`)) throw new Error("Closed for someone else");
        return Buffer.from(closed.slice(owner.length + 1), "hex").toString();
      },
    },
    accounts: {
      prepare: async (owner) => {
        const known = prepared.get(owner.email) ?? owner;
        prepared.set(owner.email, known);
        return known.storeId === owner.storeId ? `user-of-${owner.storeId}` : undefined;
      },
      invite: async (email) => {
        const refusal = refusals.pop();
        if (refusal !== undefined) throw new Error(refusal);
        invited.push(email);
      },
    },
    cursorSecret: "cursors",
    reportFailure: () => undefined,
    codeSecret: "codes",
    register: { find: async () => facts() },
    reportTrouble: () => undefined,
  };
  let serial = 0;
  const apply = (
    over: Partial<NewStoreApplication> = {},
    key = `key-of-the-request-${(serial += 1)}`,
    address = "203.0.113.9",
  ) => applyAsStore(context, anApplication(over), { idempotencyKey: key, address });
  const listed = async (state: "open" | "closed") =>
    (
      await context.table.query({
        index: "gsi1",
        partition: lists.storeApplications(state),
        schema: StoreApplicationItem,
        limit: 50,
      })
    ).items;
  const tokenOf = (item: StoreApplicationItem) => storeApplicationToken("codes", item);
  const guard = (ref = "5599001004") =>
    context.table.get(keys.openStoreApplication(ref), OpenStoreApplicationItem);
  return {
    context,
    apply,
    listed,
    tokenOf,
    guard,
    prepared,
    invited,
    refusals,
    pass: (ms: number) => (now += ms),
  };
};
