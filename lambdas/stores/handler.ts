import { KMSClient } from "@aws-sdk/client-kms";
import { partnerRoutes } from "#contract/partners.ts";
import { storeSettingsRoutes } from "#contract/store-settings.ts";
import { storeRoutes } from "#contract/stores.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { changePartner } from "#lambdas/stores/change-partner.ts";
import { changeStore } from "#lambdas/stores/change-store.ts";
import { changeStorePoints } from "#lambdas/stores/change-store-points.ts";
import { decideStoreState } from "#lambdas/stores/decide-store-state.ts";
import { StoresEnv } from "#lambdas/stores/env.ts";
import { findStores } from "#lambdas/stores/find-stores.ts";
import { getPartner, listPartners } from "#lambdas/stores/list-partners.ts";
import { listStores } from "#lambdas/stores/list-stores.ts";
import { getOwnStore, getStore } from "#lambdas/stores/show-store.ts";
import { changeLogo } from "#lambdas/stores/settings/change-logo.ts";
import { changeSettings } from "#lambdas/stores/settings/change-settings.ts";
import { getSettings } from "#lambdas/stores/settings/show-settings.ts";
import type { StoresContext } from "#lambdas/stores/stores-context.ts";
import { system } from "#lambdas/system.ts";

const env = StoresEnv.parse(process.env);
const context: StoresContext = {
  now: () => system.now(),
  newId: (prefix) => system.newId(prefix),
  random: () => system.random(),
  wait: (milliseconds) => system.wait(milliseconds),
  table: openTable(env.TABLE_NAME, system),
  cursorSecret: env.CURSOR_SECRET,
  mac: kmsMac(new KMSClient({}), env.PERSONAL_NUMBER_MAC_KEY_ID),
};

export const handler = api(
  { ...storeRoutes, ...storeSettingsRoutes, ...partnerRoutes },
  {
    listStores: ({ query }) => listStores(context, query),
    findStores: ({ body }) => findStores(context, body),
    getStore: ({ params }) => getStore(context, params.storeId),
    getOwnStore: ({ caller }) => getOwnStore(context, caller),
    getStoreSettings: ({ caller }) => getSettings(context.table, caller),
    changeStoreSettings: ({ caller, body }) => changeSettings(context, caller, body),
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
    decideStoreState: ({ caller, params, body }) =>
      decideStoreState(context, caller.userId, params.storeId, body),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("stores"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
