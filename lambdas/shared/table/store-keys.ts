import { key } from "./key.ts";

/** Who sells bikes. */
export const storeKeys = {
  store: (storeId: string) => key(`STORE#${storeId}`, "STORE"),
  /** Someone who works in a store. */
  storeMember: (storeId: string, userId: string) => key(`STORE#${storeId}`, `MEMBER#${userId}`),
  /** What one of them is told of a change of its state. */
  storeNotice: (storeId: string, at: string, userId: string) =>
    key(`STORE#${storeId}`, `NOTICE#${at}#${userId}`),
  /** A bike that it has registered for a buyer. */
  sale: (storeId: string, saleId: string) => key(`STORE#${storeId}`, `SALE#${saleId}`),
  /** Counts what a store has registered on a day in Sweden, and what came of that. */
  salesDay: (storeId: string, day: string) => key(`STORE#${storeId}`, `DAY#${day}`),
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
  /** Stores that the directory shows, in its order. In the second index. */
  partners: () => "PARTNERS" as const,
  /** Bikes that no buyer has claimed, of one store, by when they were registered. In the second index. */
  waitingSalesOf: (storeId: string) => `WAITINGSALES#${storeId}` as const,
  /** Those of all stores, by until when they wait. */
  waitingSales: () => "WAITINGSALES" as const,
  /** By when they were sent, or closed. */
  storeApplications: (state: "open" | "closed") => `STOREAPPLICATIONS#${state}` as const,
};
