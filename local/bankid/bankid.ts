import { join } from "node:path";

import type { CloudContext, Service } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";

import { createAppService } from "./app-service.ts";
import { createOrders } from "./orders.ts";
import { createRpApi } from "./rp-api.ts";

/** Where a person plays the app. */
export const bankIdPrefix = "/_local/bankid";

/** BankID as far as it is needed here: the API of relying parties, and the app that answers them. */
export const createBankId = ({ clock, stateDir }: Pick<CloudContext, "clock" | "stateDir">): Service[] => {
  const records = openRecords(stateDir === undefined ? undefined : join(stateDir, "bankid.sqlite"));
  const orders = createOrders(clock, records);
  const app = createAppService({ orders, clock }, bankIdPrefix);
  const api = createRpApi({ orders, clock, prefix: `${bankIdPrefix}/rp/v6.0` });
  const close = async (): Promise<void> => {
    await api.close();
    records.close();
  };
  return [{ ...api, close }, app, { ...app, prefix: `${bankIdPrefix}.json` }];
};
