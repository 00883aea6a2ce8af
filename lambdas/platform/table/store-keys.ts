import { key } from "./key.ts";

/** Padded, so that numbers sort as text. */
const padded = (number: number): string => String(number).padStart(9, "0");

export const storeKeys = {
  store: (storeId: string) => key(`STORE#${storeId}`, "STORE"),
  /** A member of a store's staff. */
  storeMember: (storeId: string, userId: string) => key(`STORE#${storeId}`, `MEMBER#${userId}`),
  /** A notice to one member about a change of the store's state. */
  storeNotice: (storeId: string, at: string, userId: string) =>
    key(`STORE#${storeId}`, `NOTICE#${at}#${userId}`),
  /** A notice to one member about their own role. */
  staffNotice: (storeId: string, noticeId: string) => key(`STORE#${storeId}`, `STAFFNOTICE#${noticeId}`),
  /** A key for the status API, by its hash. */
  apiKey: (hash: string) => key(`APIKEY#${hash}`, "APIKEY"),
  /** A line of the store's log. */
  storeLog: (storeId: string, at: string, logId: string) => key(`STORE#${storeId}`, `LOG#${at}#${logId}`),
  /** The current store of a person with several. */
  workplace: (userId: string) => key(`USER#${userId}`, "WORKPLACE"),
  /** A notice to the owners of a store that its points run out. */
  fewPointsNotice: (storeId: string, noticeId: string) => key(`STORE#${storeId}`, `FEWPOINTS#${noticeId}`),
  /** A bike that the store has registered for a buyer. */
  sale: (storeId: string, saleId: string) => key(`STORE#${storeId}`, `SALE#${saleId}`),
  /** An invitation to the buyer of a bike that was sold earlier. */
  saleInvitation: (storeId: string, saleId: string) => key(`STORE#${storeId}`, `INVITE#${saleId}`),
  /** The pace at which a store sends invitations. */
  invitationPace: (storeId: string) => key(`STORE#${storeId}`, "INVITATIONS"),
  /** Counts a store's registrations on a day in Sweden, and their outcomes. */
  salesDay: (storeId: string, day: string) => key(`STORE#${storeId}`, `DAY#${day}`),
  /** The model that the store sells under a bar code number. */
  storeModel: (storeId: string, ean: string) => key(`STORE#${storeId}`, `EAN#${ean}`),
  /** A receipt or credit note in the store's own series. */
  storeReceipt: (storeId: string, number: number) => key(`STORE#${storeId}`, `RECEIPT#${padded(number)}`),
  /** The last number of that series. */
  storeReceiptCounter: (storeId: string) => key(`STORE#${storeId}`, "RECEIPTCOUNTER"),
  /** An import of bikes that a store has sold earlier, with its progress. */
  bikeImport: (importId: string) => key(`BIKEIMPORT#${importId}`, "IMPORT"),
  /** A chunk of the import's rows. */
  importChunk: (importId: string, chunk: number) =>
    key(`BIKEIMPORT#${importId}`, `ROWS#${String(chunk).padStart(4, "0")}`),
  /** A valid row whose registration failed. */
  importRefusal: (importId: string, chunk: number, place: number) =>
    key(
      `BIKEIMPORT#${importId}`,
      `REFUSED#${String(chunk).padStart(4, "0")}#${String(place).padStart(4, "0")}`,
    ),
  /** The answer to a check of many frame numbers, by the number on the printout. */
  numberReport: (number: string) => key(`NUMBERREPORT#${number}`, "REPORT"),
  storeApplication: (applicationId: string) => key(`STOREAPPLICATION#${applicationId}`, "APPLICATION"),
  /** Limits each company to one open application. */
  openStoreApplication: (companyRef: string) => key(`COMPANY#${companyRef}`, "APPLICATION"),
  /** A store of a company. */
  companyStore: (companyRef: string, storeId: string) => key(`COMPANY#${companyRef}`, `STORE#${storeId}`),
  /** The company register's data, by organisation number, or by the keyed hash of a sole trader's number. */
  company: (ref: string) => key(`COMPANY#${ref}`, "COMPANY"),
} as const;

export const listsOfStores = {
  /** Every store, by name. */
  stores: () => "STORES" as const,
  /** A store's keys for the status API, by time. */
  apiKeysOf: (storeId: string) => `APIKEYS#${storeId}` as const,
  /** The stores that a person works in or is invited to, by time. */
  workplacesOf: (userId: string) => `WORKPLACES#${userId}` as const,
  /** Stores in the public directory, in its order. In the second index. */
  partners: () => "PARTNERS" as const,
  /** A store's bikes that no buyer has claimed, by time of registration. In the second index. */
  waitingSalesOf: (storeId: string) => `WAITINGSALES#${storeId}` as const,
  /** Bikes of all stores that no buyer has claimed, by deadline. */
  waitingSales: () => "WAITINGSALES" as const,
  /** A store's receipts in one state, by number. */
  storeReceiptsIn: (storeId: string, state: string) => `STORERECEIPTS#${storeId}#${state}` as const,
  /** A store's receipts by frame number. In the second index. */
  storeReceiptsByBike: (storeId: string) => `STORERECEIPTSBYBIKE#${storeId}` as const,
  /** A store's imports, by time. */
  bikeImportsOf: (storeId: string) => `BIKEIMPORTS#${storeId}` as const,
  /** Imports with work left. In the second index. */
  openBikeImports: () => "OPENBIKEIMPORTS" as const,
  /** Stores with invitations to send, by due time. In the second index. */
  dueInvitations: () => "DUEINVITATIONS" as const,
  /** Applications by the time at which they were sent or closed. */
  storeApplications: (state: "open" | "returned" | "closed") => `STOREAPPLICATIONS#${state}` as const,
};

/** The index keys of a receipt, by state and by frame number. */
export const storeReceiptIndexKeys = ({
  storeId,
  number,
  state,
  frameNumber,
}: {
  readonly storeId: string;
  readonly number: number;
  readonly state: string;
  readonly frameNumber: string;
}) => ({
  gsi1pk: listsOfStores.storeReceiptsIn(storeId, state),
  gsi1sk: padded(number),
  gsi2pk: listsOfStores.storeReceiptsByBike(storeId),
  gsi2sk: `${frameNumber}#${padded(number)}`,
});
