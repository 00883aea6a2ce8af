import type { Check } from "../check.ts";
import { account, passkeys, tokens } from "./accounts.ts";
import { administrator, customAuth, givenPoints } from "./administrator.ts";
import { closing, conversations, deletion } from "./closing.ts";
import { copyAsked, copyFetched } from "./copy.ts";
import { bankId, bankIdApp, idCard } from "./identity.ts";
import { linkPreview, qrPage, search } from "./lookup.ts";
import { mail } from "./mail.ts";
import { ad, alert } from "./market.ts";
import { moderation } from "./moderation.ts";
import { notifications, papers } from "./papers.ts";
import { purchase } from "./purchase.ts";
import { realtime } from "./realtime.ts";
import { hiddenPhoto, registration, swedishReceipt } from "./registration.ts";
import { apiPastSite, apiThroughSite, config, pages, securityHeaders } from "./site.ts";
import { foundReport, messages, recovery, theft } from "./theft.ts";
import { receipt, transfer } from "./transfer.ts";
import { alarms, jobs, schedules, trail } from "./watch.ts";

/** Everything that is tried, in order: each builds on what came before. */
export const allChecks: readonly Check[] = [
  pages,
  securityHeaders,
  config,
  apiThroughSite,
  apiPastSite,
  account,
  tokens,
  passkeys,
  administrator,
  customAuth,
  givenPoints,
  bankId,
  bankIdApp,
  idCard,
  swedishReceipt,
  registration,
  search,
  qrPage,
  linkPreview,
  realtime,
  notifications,
  papers,
  hiddenPhoto,
  theft,
  foundReport,
  messages,
  moderation,
  recovery,
  alert,
  ad,
  transfer,
  receipt,
  purchase,
  mail,
  copyAsked,
  schedules,
  jobs,
  copyFetched,
  alarms,
  trail,
  deletion,
  conversations,
  closing,
];
