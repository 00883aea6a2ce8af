import * as z from "zod";
import {
  type ListedStoreApplication,
  type OpenedStoreApplication,
  StoreApplicationHint,
} from "#contract/shops/applications/decisions.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { shownNumber } from "#lambdas/shops/organisation-number.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, companyPartition, lists, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { isLate } from "#lambdas/shops/applications/applications/follow-application.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";

/** Sharing one of these domains does not connect two companies. */
const freeMailDomains = new Set([
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "live.se",
  "icloud.com",
  "telia.com",
  "yahoo.com",
]);

/** A company younger than this gets a hint. */
const youngDays = 180;
const dayMillis = 24 * 60 * 60 * 1000;
/** Compares at most this many of the newest applications per state, and stores of the company. */
const limit = 100;

const domainOf = ({ contact }: StoreApplicationItem): string =>
  contact.email.slice(contact.email.indexOf("@") + 1);

const sharesDomain = (item: StoreApplicationItem, others: readonly StoreApplicationItem[]): boolean =>
  !freeMailDomains.has(domainOf(item)) &&
  others.some((other) => other.companyRef !== item.companyRef && domainOf(other) === domainOf(item));

const isYoung = ({ company, sentAt }: StoreApplicationItem): boolean => {
  if (company.registeredOn === undefined) return false;
  const { year, month, day } = swedishDate(new Date(sentAt));
  return Date.UTC(year, month - 1, day) - Date.parse(company.registeredOn) < youngDays * dayMillis;
};

const hintsOf = async (
  table: Pick<Table, "query">,
  item: StoreApplicationItem,
): Promise<StoreApplicationHint[]> => {
  const page = (state: "open" | "returned" | "closed") =>
    table.query({
      index: "gsi1",
      partition: lists.storeApplications(state),
      schema: StoreApplicationItem,
      limit,
      newestFirst: true,
    });
  const [open, returned, closed, stores] = await Promise.all([
    page("open"),
    page("returned"),
    page("closed"),
    table.query({
      partition: companyPartition(item.companyRef),
      prefix: ranges.companyStores,
      schema: z.object({ storeId: z.string() }),
      limit,
    }),
  ]);
  const refused = closed.items.some(
    ({ companyRef, state }) => companyRef === item.companyRef && state === "rejected",
  );
  const hints: Record<StoreApplicationHint, boolean> = {
    "company-has-store": stores.items.some(({ storeId }) => storeId !== item.storeId),
    "refused-before": refused && item.state !== "rejected",
    "same-email-domain": sharesDomain(item, [...open.items, ...returned.items, ...closed.items]),
    "young-company": isYoung(item),
    proceedings: item.company.proceedings.length > 0,
    "address-typed": item.addressTyped,
  };
  return StoreApplicationHint.options.filter((hint) => hints[hint]);
};

export const showListed = (item: StoreApplicationItem, now: Date): ListedStoreApplication => ({
  id: item.applicationId,
  type: "store_partnership",
  company: item.company.name,
  city: item.address.city,
  state: item.state,
  sentAt: item.sentAt,
  answerBy: item.answerBy,
  late: isLate(item, now),
  closedAt: item.closedAt,
  invitation: item.invitation,
});

export const readApplication = async (
  table: Pick<Table, "get">,
  applicationId: string,
): Promise<StoreApplicationItem> => {
  const item = await table.get(keys.storeApplication(applicationId), StoreApplicationItem);
  if (!item) throw new ProblemError("store-application-not-found");
  return item;
};

export const showOpened = async (
  { table, now }: { readonly table: Table; readonly now: () => Date },
  applicationId: string,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(table, applicationId);
  const {
    organisationNumber,
    company,
    checkedAt,
    address,
    contact,
    bikeCount,
    message,
    reason,
    stickers,
    exchange,
  } = item;
  const isPerson = organisationNumber.kind === "sole-trader";
  return {
    ...showListed(item, now()),
    organisationNumber: shownNumber(organisationNumber),
    soleTrader: isPerson,
    form: company.form,
    registeredOn: company.registeredOn,
    trade: company.trade,
    proceedings: company.proceedings,
    checkedAt,
    address,
    contact,
    bikeCount,
    message,
    reason,
    stickers,
    exchange,
    hints: await hintsOf(table, item),
  };
};
