import type { ProblemCode } from "#contract/platform/problems.ts";
import { type ThingsOfStore, aSale, newFrameNumber } from "./things-of-stores.ts";

type RouteRequest = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
};

type RouteTest = {
  /** Builds the request from the shop's data and the caller's. */
  readonly ask: (of: ThingsOfStore, by: string) => RouteRequest | Promise<RouteRequest>;
  /** Allowed for a suspended shop. */
  readonly suspendedToo?: true;
  /** Only for owners. */
  readonly owners?: true;
  /** The problem for another shop. Without it the route names nothing of a shop, and the caller gets their own data. */
  readonly others?: ProblemCode;
  /** Concerns the caller, who need not work in the shop of their token. */
  readonly ofPerson?: true;
};

const always =
  (request: RouteRequest): RouteTest["ask"] =>
  () =>
    request;
const reading = { suspendedToo: true } as const;
const ofSale = { others: "sale-not-found" } as const;
const ofReceipt = { others: "store-receipt-not-found" } as const;
const ofOrder = { others: "order-not-found" } as const;
const ofImport = { others: "import-not-found" } as const;
const ofStaff = { owners: true, others: "staff-not-found" } as const;
const ofApiKey = { owners: true, others: "api-key-not-found" } as const;
const ofPurchase = { others: "purchase-not-found" } as const;

const aPerson = { name: "Nils Holm", role: "staff", language: "sv" } as const;
const aList = {
  fileName: "sold.csv",
  columns: ["frameNumber", "brand", "model", "type", "color", "email"],
  fallback: {},
  count: 1,
};
const aRow = { line: 2, cells: ["WTU204K8861"] };
const settings = {
  contact: { name: "Kajsa Berg", email: "kajsa@example.se" },
  street: "Storgatan 2",
  postalCode: "592 30",
  city: "Vadstena",
  registersAtSale: true,
  isHidden: false,
};

/** A request per shop route. A test fails if a route is missing here. */
export const routeTests: Readonly<Record<string, RouteTest>> = {
  getTill: { ask: always({}), ...reading },
  getSalesFigures: { ask: always({}), ...reading },
  checkFrameNumberAtTill: { ask: () => ({ params: { frameNumber: newFrameNumber() } }), ...reading },
  tellOwnerAtTill: { ask: () => ({ params: { frameNumber: newFrameNumber() }, body: {} }) },
  readFrameNumber: { ask: async ({ photo }, by) => ({ body: { uploadId: await photo(by) } }) },
  findModel: { ask: always({ params: { ean: "7350012345679" } }), ...reading },
  registerSale: { ask: () => ({ body: { ...aSale, frameNumber: newFrameNumber() } }) },
  listSales: { ask: always({}), ...reading },
  getSale: { ask: async ({ sale }) => ({ params: { saleId: await sale() } }), ...reading, ...ofSale },
  changeSaleBuyer: {
    ask: async ({ sale }) => ({ params: { saleId: await sale() }, body: { email: "ny@example.se" } }),
    ...ofSale,
  },
  returnSale: { ask: async ({ sale }) => ({ params: { saleId: await sale() }, body: {} }), ...ofSale },
  listStoreReceipts: { ask: always({}), ...reading },
  getStoreReceipt: {
    ask: async ({ receipt }) => ({ params: { number: await receipt() } }),
    ...reading,
    ...ofReceipt,
  },
  creditReceipt: {
    ask: async ({ receipt }) => ({
      params: { number: await receipt() },
      body: { amount: 100, reason: "A scratch" },
    }),
    ...ofReceipt,
  },
  getStoreAnalytics: { ask: always({}), ...reading },

  placeStoreOrder: { ask: always({ body: { kind: "qr_order", count: 10 } }) },
  listStoreOrders: { ask: always({}), ...reading },
  cancelStoreOrder: {
    ask: async ({ goods }) => ({ params: { orderNumber: await goods("pending") } }),
    ...ofOrder,
  },
  receiveStoreOrder: {
    ask: async ({ goods }) => ({ params: { orderNumber: await goods("sent") } }),
    ...ofOrder,
  },
  getStoreInventory: { ask: always({}), ...reading },

  checkFrameNumbers: { ask: () => ({ body: { frameNumbers: [newFrameNumber()] } }) },
  makeNumberReport: { ask: () => ({ body: { frameNumbers: [newFrameNumber()] } }) },

  listBikeImports: { ask: always({}), ...reading },
  createBikeImport: { ask: always({ body: aList }) },
  sendImportRows: {
    ask: async (of) => ({ params: { importId: await of.import() }, body: { from: 0, rows: [aRow] } }),
    ...ofImport,
  },
  getBikeImport: {
    ask: async (of) => ({ params: { importId: await of.import() } }),
    ...reading,
    ...ofImport,
  },
  continueBikeImport: {
    ask: async (of) => ({ params: { importId: await of.import() }, body: {} }),
    ...reading,
    ...ofImport,
  },
  registerBikeImport: {
    ask: async (of) => ({ params: { importId: await of.checkedImport() }, body: { pace: "50" } }),
    ...ofImport,
  },
  cancelBikeImport: {
    ask: async (of) => ({ params: { importId: await of.import() }, body: {} }),
    ...reading,
    ...ofImport,
  },
  listImportRows: {
    ask: async (of) => ({ params: { importId: await of.import() } }),
    ...reading,
    ...ofImport,
  },
  getInvitations: { ask: always({}), ...reading },
  changeInvitationPace: { ask: always({ body: { pace: "25" } }) },

  listStoreLog: { ask: always({}), ...reading, owners: true },
  listStaff: { ask: always({}), ...reading },
  inviteStaff: {
    ask: () => ({ body: { ...aPerson, email: `${newFrameNumber()}@example.se` } }),
    owners: true,
  },
  resendStaffInvitation: {
    ask: async ({ invited }) => ({ params: { userId: await invited() }, body: {} }),
    ...ofStaff,
  },
  changeStaffRole: {
    ask: async ({ colleague }) => ({ params: { userId: await colleague() }, body: { role: "owner" } }),
    ...ofStaff,
  },
  removeStaff: { ask: async ({ colleague }) => ({ params: { userId: await colleague() } }), ...ofStaff },
  listWorkplaces: { ask: always({}), ...reading, ofPerson: true },
  changeWorkplace: { ask: ({ storeId }) => ({ body: { storeId } }), ...reading, others: "forbidden" },

  getStorePoints: { ask: always({}), ...reading },
  buyStorePoints: { ask: always({ body: { packageId: "START", price: 14_900 } }) },
  listStorePurchases: { ask: always({}), ...reading },
  getStorePurchase: {
    ask: async ({ purchase }) => ({ params: { purchaseId: await purchase() } }),
    ...reading,
    ...ofPurchase,
  },
  cancelStorePurchase: {
    ask: async ({ purchase }) => ({ params: { purchaseId: await purchase() }, body: {} }),
    ...ofPurchase,
  },
  getStorePurchaseReceipt: {
    ask: async ({ order }) => ({ params: { orderNumber: await order() } }),
    ...reading,
    ...ofPurchase,
  },
  getStatement: { ask: always({ query: { month: "2026-10" } }), ...reading },

  getOwnStore: { ask: always({}), ...reading },
  getStoreSettings: { ask: always({}), ...reading },
  changeStoreSettings: {
    ask: async ({ version }) => ({ body: { ...settings, version: await version() } }),
    owners: true,
  },
  listApiKeys: { ask: always({}), ...reading, owners: true },
  makeApiKey: { ask: always({ body: { name: "Annonser" } }), owners: true },
  rotateApiKey: {
    ask: async ({ apiKey }) => ({ params: { keyId: await apiKey() }, body: {} }),
    ...ofApiKey,
  },
  revokeApiKey: { ask: async ({ apiKey }) => ({ params: { keyId: await apiKey() } }), ...ofApiKey },
  changeStoreLogo: {
    ask: async ({ version }) => ({ body: { version: await version(), uploadId: null } }),
    owners: true,
  },
};
