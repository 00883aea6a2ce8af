import type { Clock, Service } from "#local/cloud.ts";

import { createAppService } from "./app-service.ts";
import { createOrders } from "./orders.ts";
import { createRpApi } from "./rp-api.ts";

/** Where a person plays the app. */
export const bankIdPrefix = "/_local/bankid";

/** BankID as far as it is needed here: the API of relying parties, and the app that answers them. */
export const createBankId = (clock: Clock): Service[] => {
  const orders = createOrders(clock);
  const app = createAppService({ orders, clock }, bankIdPrefix);
  return [
    createRpApi({ orders, clock, prefix: `${bankIdPrefix}/rp/v6.0` }),
    app,
    { ...app, prefix: `${bankIdPrefix}.json` },
  ];
};
