import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { StoreApplicationHint } from "#contract/store-applications/decisions.ts";
import { companyPartition, lists, ranges } from "#lambdas/shared/table/keys.ts";
import { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Addresses there say nothing of a company. */
const everybodys = new Set([
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "live.se",
  "icloud.com",
  "telia.com",
  "yahoo.com",
]);

/** A company that was registered within this many days is young. */
const youngDays = 180;
const dayMillis = 24 * 60 * 60 * 1000;
/** As many as are compared with. */
const limit = 100;

const domainOf = ({ contact }: StoreApplicationItem): string =>
  contact.email.slice(contact.email.indexOf("@") + 1);

const sharesDomain = (item: StoreApplicationItem, others: readonly StoreApplicationItem[]): boolean =>
  !everybodys.has(domainOf(item)) &&
  others.some((other) => other.companyRef !== item.companyRef && domainOf(other) === domainOf(item));

const isYoung = ({ company, sentAt }: StoreApplicationItem): boolean => {
  if (company.registeredOn === undefined) return false;
  const { year, month, day } = swedishDate(new Date(sentAt));
  return Date.UTC(year, month - 1, day) - Date.parse(company.registeredOn) < youngDays * dayMillis;
};

/** What the data holds against an application, or beside it. */
export const hintsOf = async (
  table: Pick<Table, "query">,
  item: StoreApplicationItem,
): Promise<StoreApplicationHint[]> => {
  const page = (state: "open" | "closed") =>
    table.query({
      index: "gsi1",
      partition: lists.storeApplications(state),
      schema: StoreApplicationItem,
      limit,
      newestFirst: true,
    });
  const [open, closed, stores] = await Promise.all([
    page("open"),
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
  const found: Record<StoreApplicationHint, boolean> = {
    "company-has-store": stores.items.some(({ storeId }) => storeId !== item.storeId),
    "refused-before": refused && item.state !== "rejected",
    "same-email-domain": sharesDomain(item, [...open.items, ...closed.items]),
    "young-company": isYoung(item),
    proceedings: item.company.proceedings.length > 0,
    "address-typed": item.addressTyped,
  };
  return StoreApplicationHint.options.filter((hint) => found[hint]);
};
