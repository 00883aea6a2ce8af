import { KMSClient } from "@aws-sdk/client-kms";
import { apiKeyRoutes } from "#contract/shops/api-keys.ts";
import { partnerRoutes } from "#contract/shops/partners.ts";
import { invoiceRoutes } from "#contract/points/invoices.ts";
import { storeSettingsRoutes } from "#contract/shops/store-settings.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { kmsMac } from "#lambdas/people/personal-numbers.ts";
import { changeCredit } from "./change-credit.ts";
import { changePartner } from "./change-partner.ts";
import { changeStore } from "./change-store.ts";
import { changeStorePoints } from "./change-store-points.ts";
import { decideStoreState } from "./decide-store-state.ts";
import { StoresEnv } from "./env.ts";
import { findStores } from "./find-stores.ts";
import { getPartner, listPartners } from "./list-partners.ts";
import { listUnpaidInvoices, settleInvoice } from "./invoices.ts";
import { listStores } from "./list-stores.ts";
import { getOwnStore, getStore } from "./show-store.ts";
import {
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  rotateApiKey,
} from "#lambdas/shops/stores/settings/api-keys.ts";
import { changeLogo } from "#lambdas/shops/stores/settings/change-logo.ts";
import { changeSettings } from "#lambdas/shops/stores/settings/change-settings.ts";
import { getSettings } from "#lambdas/shops/stores/settings/show-settings.ts";
import type { StoresContext } from "./stores-context.ts";
import { system } from "#lambdas/platform/system.ts";

const env = StoresEnv.parse(process.env);
const context: StoresContext = {
  now: () => system.now(),
  newId: (prefix) => system.newId(prefix),
  random: () => system.random(),
  wait: (milliseconds) => system.wait(milliseconds),
  bytes: (length) => system.bytes(length),
  table: openTable(env.TABLE_NAME, system),
  cursorSecret: env.CURSOR_SECRET,
  mac: kmsMac(new KMSClient({}), env.PERSONAL_NUMBER_MAC_KEY_ID),
};

export const handler = api(
  { ...storeRoutes, ...invoiceRoutes, ...storeSettingsRoutes, ...apiKeyRoutes, ...partnerRoutes },
  {
    listStores: ({ query }) => listStores(context, query),
    findStores: ({ body }) => findStores(context, body),
    getStore: ({ params }) => getStore(context, params.storeId),
    getOwnStore: ({ caller }) => getOwnStore(context, caller),
    getStoreSettings: ({ caller }) => getSettings(context.table, caller),
    changeStoreSettings: ({ caller, body }) => changeSettings(context, caller, body),
    listApiKeys: ({ caller }) => listApiKeys(context, caller),
    makeApiKey: ({ caller, body }) => makeApiKey(context, caller, body.name),
    rotateApiKey: ({ caller, params }) => rotateApiKey(context, caller, params.keyId),
    revokeApiKey: ({ caller, params }) => revokeApiKey(context, caller, params.keyId),
    changeStoreLogo: ({ caller, body }) => changeLogo(context, caller, body),
    changeStore: ({ caller, params, body }) => changeStore(context, caller.userId, params.storeId, body),
    listPartners: ({ query }) => listPartners(context, query),
    getPartner: ({ params }) => getPartner(context, params.partnerId),
    changePartner: ({ caller, params, body }) => changePartner(context, caller.userId, params.storeId, body),
    changeStorePoints: ({ caller, params, body, idempotencyKey }) =>
      changeStorePoints(context, {
        adminId: caller.userId,
        storeId: params.storeId,
        change: body,
        idempotencyKey,
      }),
    changeStoreCredit: ({ caller, params, body }) =>
      changeCredit(context, caller.userId, params.storeId, body),
    listUnpaidInvoices: ({ query }) => listUnpaidInvoices(context, query),
    settleInvoice: ({ caller, params, body }) =>
      settleInvoice(context, { adminId: caller.userId, ...params, ...body }),
    decideStoreState: ({ caller, params, body }) =>
      decideStoreState(context, caller.userId, params.storeId, body),
  },
  guardSessions(env, loggerOf("stores"), context.table),
);
