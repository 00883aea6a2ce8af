import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { features } from "#contract/app/index.ts";
import type { Route } from "#contract/platform/route.ts";
import type { api } from "#lambdas/platform/http/api.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { withTable } from "#tests/dynamodb.ts";
import { given } from "#tests/lambdas/a.ts";
import { enterFunction } from "#tests/lambdas/function-environment.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";
import { routeTests } from "./route-tests.ts";
import { newKey, thingsOfStores } from "./things-of-stores.ts";

vi.mock("#lambdas/shops/store-accounts/aws-store-accounts.ts", () => ({
  // An empty pool that creates users on demand.
  cognitoStoreAccounts: () => ({
    prepare: async ({ email }: { email: string }) => `user-of-${email.split("@")[0]}`,
    find: async () => undefined,
    invite: async () => undefined,
    signOut: async () => undefined,
    forget: async () => undefined,
  }),
}));
vi.mock("#lambdas/points/purchases/stripe-payments.ts", async () => {
  const { aPaymentService } = await import("#tests/lambdas/points/a-payment-service.ts");
  return { stripePayments: () => aPaymentService().provider };
});

vi.mock("#lambdas/bikes/analysis/aws-vision.ts", () => ({
  awsVision: () => ({ readLettering: async () => [] }),
}));

type Handler = ReturnType<typeof api>;
type AskedRoute = readonly [feature: string, name: string, route: Route];

const storeRoutes = Object.entries(features).flatMap(([feature, routes]) =>
  Object.entries<Route>(routes)
    .filter(([, { access }]) => access === "store")
    .map(([name, route]): AskedRoute => [feature, name, route]),
);

/** A caller with the shop in their token and the shop they actually work in. */
const people = {
  own: { userId: "owner", role: "store", storeId: "store_own" },
  staff: { userId: "clerk", role: "store", storeId: "store_own" },
  other: { userId: "rival", role: "store", storeId: "store_other" },
  suspended: { userId: "idler", role: "store", storeId: "store_suspended" },
  removed: { userId: "gone", role: "store", storeId: "store_own" },
  customer: { userId: "anna", role: "customer", storeId: "store_own" },
  admin: { userId: "boss", role: "admin", storeId: "store_own" },
  anonymous: undefined,
} as const;
type Who = keyof typeof people;

const rooms = {
  analysis: () => import("#lambdas/bikes/analysis/handler.ts"),
  sales: () => import("#lambdas/shops/sales/handler.ts"),
  orders: () => import("#lambdas/stickers/orders/handler.ts"),
  inventory: () => import("#lambdas/stickers/inventory/handler.ts"),
  stores: () => import("#lambdas/shops/stores/handler.ts"),
  staff: () => import("#lambdas/shops/staff/handler.ts"),
  storePoints: () => import("#lambdas/points/stores/handler.ts"),
  bikeImports: () => import("#lambdas/shops/bike-imports/handler.ts"),
  numberReports: () => import("#lambdas/bikes/search/reports/handler.ts"),
} satisfies Record<string, () => Promise<{ handler: Handler }>>;

const environment = {
  ORIGIN_SECRETS: "origin",
  CURSOR_SECRET: "secret",
  CODE_SECRET: "secret",
  SEAL_KEY_ID: keyIds.mac,
  PERSONAL_NUMBER_MAC_KEY_ID: "secret",
  USER_POOL_ID: "pool",
  RECEIPTS_BUCKET: "receipts",
  BIKE_PHOTOS_BUCKET: "photos",
  PERSONAL_NUMBER_KEY_ID: "secret",
  ANALYSES_PER_DAY: "20",
  FRAME_READINGS_PER_DAY: "20",
  RECEIPT_SECRET: "secret",
  PAYMENTS_URL: "https://pay.example",
  PAYMENTS_API_KEY: "secret",
  SITE_ORIGIN: "https://register.example",
  SELLER_NAME: "Cykelregistret AB",
  SELLER_ORGANISATION_NUMBER: "559000-1235",
  SELLER_ADDRESS: "Storgatan 1, 592 30 Vadstena",
  SELLER_BANKGIRO: "",
  SUPPORT_EMAIL: "support@example.se",
};

const handlers = new Map<string, Handler>();
type RouteRequest = Awaited<ReturnType<(typeof routeTests)[string]["ask"]>>;
/** A suspended shop gets no new test data. */
const askedBefore = new Map<string, RouteRequest>();
let stores: ReturnType<typeof thingsOfStores>;

const wayOf = (name: string) => {
  const way = routeTests[name];
  if (!way) throw new Error(`${name} has no test: add it to route-tests.ts`);
  return way;
};

let kms: Awaited<ReturnType<typeof startKms>>;
afterAll(() => kms.close());

beforeAll(async () => {
  const place = await withTable();
  enterFunction(place);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  kms = await startKms();
  vi.stubEnv("AWS_ENDPOINT_URL_KMS", kms.endpoint);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local-secret");
  vi.spyOn(process.stdout, "write").mockImplementation(() => true);
  const table = openTable(place.tableName, system, place.client);
  stores = thingsOfStores(table);
  const { own, staff, other, suspended } = people;
  for (const { storeId, userId } of [own, other, suspended]) await stores.open(storeId, userId);
  await stores.join(own.storeId, staff.userId);
  await given.person(table, staff.userId, 0, { email: "clerk@example.se" });
  for (const name of Object.keys(routeTests))
    askedBefore.set(
      name,
      await wayOf(name).ask(stores.of(suspended.storeId, suspended.userId), suspended.userId),
    );
  await table.transact([update(keys.store(suspended.storeId)).set({ state: "suspended" })]);
  for (const [feature, room] of Object.entries(rooms)) handlers.set(feature, (await room()).handler);
});

/** Calls a route as this person, with another shop's data if the route names any. */
const ask = async (who: Who, [feature, name, route]: AskedRoute) => {
  const [way, person] = [wayOf(name), people[who]];
  const { own, other } = people;
  const things =
    who === "other" && !way.others
      ? stores.of(other.storeId, other.userId)
      : stores.of(own.storeId, own.userId);
  const { params, query, body } =
    (who === "suspended" ? askedBefore.get(name) : undefined) ??
    (await way.ask(things, person?.userId ?? own.userId));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? "");
  const handler = handlers.get(feature);
  if (!handler) throw new Error(`The function of ${feature} is not loaded`);
  const answer = await callFunction(handler, {
    method: route.method,
    path,
    ...(body !== undefined && { body }),
    ...(params && { params }),
    ...(query && { query }),
    ...(route.idempotent && { idempotencyKey: newKey() }),
    ...person,
  });
  return { ...answer, outcome: (answer.status ?? 500) < 300 ? "let in" : String(answer.body.code) };
};

const wanted = (who: Who, name: string): string => {
  const { suspendedToo, owners, others, ofPerson } = wayOf(name);
  switch (who) {
    case "own":
      return "let in";
    case "staff":
      return owners ? "owner-needed" : "let in";
    case "other":
      return others ?? "let in";
    case "suspended":
      return suspendedToo ? "let in" : "store-suspended";
    case "removed":
      return ofPerson ? "let in" : "forbidden";
    case "customer":
    case "admin":
      return "forbidden";
    case "anonymous":
      return "not-signed-in";
  }
};

it("every shop route has an authorisation test", () => {
  expect(Object.keys(routeTests).toSorted()).toEqual(storeRoutes.map(([, name]) => name).toSorted());
});

describe.each(["anonymous", "customer", "admin", "removed", "suspended", "other", "staff", "own"] as const)(
  "a visitor who is %s",
  (who) => {
    it.each(storeRoutes.map((each) => ({ name: each[1], each })))("calls $name", async ({ name, each }) => {
      const { outcome, body } = await ask(who, each);
      expect(outcome).toBe(wanted(who, name));
      // An answer to an outsider contains nothing about the shop.
      const tells = JSON.stringify(body).includes("store_own");
      expect(tells && who !== "own" && who !== "staff").toBe(false);
    });
  },
);
