import { key } from "./key.ts";

/** Numbers of a store's series sort as text. */
const written = (number: number): string => String(number).padStart(9, "0");

/** Who sells bikes. */
export const storeKeys = {
  store: (storeId: string) => key(`STORE#${storeId}`, "STORE"),
  /** Someone who works in a store. */
  storeMember: (storeId: string, userId: string) => key(`STORE#${storeId}`, `MEMBER#${userId}`),
  /** What one of them is told of a change of its state. */
  storeNotice: (storeId: string, at: string, userId: string) =>
    key(`STORE#${storeId}`, `NOTICE#${at}#${userId}`),
  /** What one of them is told of their place there. */
  staffNotice: (storeId: string, noticeId: string) => key(`STORE#${storeId}`, `STAFFNOTICE#${noticeId}`),
  /** Who did what in a store. */
  storeLog: (storeId: string, at: string, logId: string) => key(`STORE#${storeId}`, `LOG#${at}#${logId}`),
  /** Where someone with several stores works now. */
  workplace: (userId: string) => key(`USER#${userId}`, "WORKPLACE"),
  /** Tells its owners that its points run out. */
  fewPointsNotice: (storeId: string, noticeId: string) => key(`STORE#${storeId}`, `FEWPOINTS#${noticeId}`),
  /** A bike that it has registered for a buyer. */
  sale: (storeId: string, saleId: string) => key(`STORE#${storeId}`, `SALE#${saleId}`),
  /** That the buyer of a bike that was sold before is to be written to. */
  saleInvitation: (storeId: string, saleId: string) => key(`STORE#${storeId}`, `INVITE#${saleId}`),
  /** How fast a store wants them written to. */
  invitationPace: (storeId: string) => key(`STORE#${storeId}`, "INVITATIONS"),
  /** Counts what a store has registered on a day in Sweden, and what came of that. */
  salesDay: (storeId: string, day: string) => key(`STORE#${storeId}`, `DAY#${day}`),
  /** The model that it has sold under the number of a bar code. */
  storeModel: (storeId: string, ean: string) => key(`STORE#${storeId}`, `EAN#${ean}`),
  /** What a store has issued under a number of its own series: a receipt or a credit note. */
  storeReceipt: (storeId: string, number: number) => key(`STORE#${storeId}`, `RECEIPT#${written(number)}`),
  /** The number of that series that was drawn last. */
  storeReceiptCounter: (storeId: string) => key(`STORE#${storeId}`, "RECEIPTCOUNTER"),
  /** A list of bikes that a store has sold earlier, and how far it is. */
  bikeImport: (importId: string) => key(`BIKEIMPORT#${importId}`, "IMPORT"),
  /** Some of its rows, as they were sent. */
  importChunk: (importId: string, chunk: number) =>
    key(`BIKEIMPORT#${importId}`, `ROWS#${String(chunk).padStart(4, "0")}`),
  /** A row that was in order and could not be registered when it was its turn. */
  importRefusal: (importId: string, chunk: number, place: number) =>
    key(
      `BIKEIMPORT#${importId}`,
      `REFUSED#${String(chunk).padStart(4, "0")}#${String(place).padStart(4, "0")}`,
    ),
  /** What it was told of many frame numbers, by the number on the print. */
  numberReport: (number: string) => key(`NUMBERREPORT#${number}`, "REPORT"),
  storeApplication: (applicationId: string) => key(`STOREAPPLICATION#${applicationId}`, "APPLICATION"),
  /** Guards that a company has one application under way. */
  openStoreApplication: (companyRef: string) => key(`COMPANY#${companyRef}`, "APPLICATION"),
  /** That a company has this store. */
  companyStore: (companyRef: string, storeId: string) => key(`COMPANY#${companyRef}`, `STORE#${storeId}`),
  /** What the register of companies says of one, by its number, or by the keyed hash of a sole trader's. */
  company: (ref: string) => key(`COMPANY#${ref}`, "COMPANY"),
} as const;

export const listsOfStores = {
  /** Every store, by name. */
  stores: () => "STORES" as const,
  /** The stores that someone works in, or is invited to, by since when. */
  workplacesOf: (userId: string) => `WORKPLACES#${userId}` as const,
  /** Stores that the directory shows, in its order. In the second index. */
  partners: () => "PARTNERS" as const,
  /** Bikes that no buyer has claimed, of one store, by when they were registered. In the second index. */
  waitingSalesOf: (storeId: string) => `WAITINGSALES#${storeId}` as const,
  /** Those of all stores, by until when they wait. */
  waitingSales: () => "WAITINGSALES" as const,
  /** What a store has issued and stands in this state, by number. */
  storeReceiptsIn: (storeId: string, state: string) => `STORERECEIPTS#${storeId}#${state}` as const,
  /** All that a store has issued, by the frame number of the bike. In the second index. */
  storeReceiptsByBike: (storeId: string) => `STORERECEIPTSBYBIKE#${storeId}` as const,
  /** Lists of bikes sold earlier, of one store, by when they were sent. */
  bikeImportsOf: (storeId: string) => `BIKEIMPORTS#${storeId}` as const,
  /** Those that there is something to do for. In the second index. */
  openBikeImports: () => "OPENBIKEIMPORTS" as const,
  /** How fast stores write to buyers, by when the next is due. In the second index. */
  dueInvitations: () => "DUEINVITATIONS" as const,
  /** By when they were sent, or closed. */
  storeApplications: (state: "open" | "closed") => `STOREAPPLICATIONS#${state}` as const,
};

/** Where a receipt stands among those of its state, and by the number of its bike. */
export const storeReceiptPlaces = ({
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
  gsi1sk: written(number),
  gsi2pk: listsOfStores.storeReceiptsByBike(storeId),
  gsi2sk: `${frameNumber}#${written(number)}`,
});
