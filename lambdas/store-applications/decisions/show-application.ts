import type {
  ListedStoreApplication,
  OpenedStoreApplication,
} from "#contract/store-applications/decisions.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { shownNumber } from "#lambdas/shared/stores/organisation-number.ts";
import { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { isLate } from "../applications/follow-application.ts";
import { hintsOf } from "./hints.ts";

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
  const { organisationNumber, company, checkedAt, address, contact, bikeCount, message, reason, stickers } =
    item;
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
    hints: await hintsOf(table, item),
  };
};
