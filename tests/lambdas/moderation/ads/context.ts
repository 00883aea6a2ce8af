import { randomBytes } from "node:crypto";
import { AdCaseDecision } from "#contract/moderation/ad-report-admin.ts";
import { AdReportForm, AnonymousAdReport } from "#contract/moderation/ad-reports.ts";
import type { AdReportsContext } from "#lambdas/moderation/ads/ad-reports-context.ts";
import { appealAdDecision, appealByMail } from "#lambdas/moderation/ads/appeal-ad-decision.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { decideAdCase } from "#lambdas/moderation/ads/decide-ad-case.ts";
import { getAdDecision, getAdDecisionByMail } from "#lambdas/moderation/ads/get-ad-decision.ts";
import { listAdCases } from "#lambdas/moderation/ads/list-ad-cases.ts";
import { openAdCase } from "#lambdas/moderation/ads/open-ad-case.ts";
import { adReportForm, reportAdAnonymously } from "#lambdas/moderation/ads/report-ad-anonymously.ts";
import { reportAd } from "#lambdas/moderation/ads/report-ad.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aBazaar } from "#tests/lambdas/ads/listings/context.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";
import { passOf } from "#tests/search-pass.ts";

export const someReport = (over: object = {}): AdReportForm =>
  AdReportForm.parse({
    reason: "misleading",
    explanation: "Ramen är sprucken, men annonsen säger felfri.",
    links: [],
    goodFaith: true,
    ...over,
  });

export const removed = (over: object = {}): AdCaseDecision =>
  AdCaseDecision.parse({
    outcome: "removed",
    round: 0,
    reason: "misleading",
    ground: "terms",
    reference: "Villkoren, punkt 4",
    facts: "Annonsen säger felfri. Bilden visar en sprucken ram.",
    explanation: "Den som säljer ska berätta om fel som hen känner till.",
    ...over,
  });

export const aKeptDecision = (over: object = {}): AdCaseDecision =>
  AdCaseDecision.parse({
    outcome: "kept",
    round: 0,
    explanation: "Bilden visar en repa i lacken, inte en spricka.",
    ...over,
  });

export const someAppeal = "Det är en repa och ingen spricka, se bilden.";

/** Anna sells; Bo and Cilla report; two administrators decide. */
export const aCourt = async () => {
  const bazaar = await aBazaar();
  const shelf = aPhotoShelf();
  let administrators = 2;
  const context: AdReportsContext = {
    table: await bazaar.inRole("ad-reports"),
    system: bazaar.system,
    photos: shelf,
    codeSecret: "secret",
    challengeSecret: "challenge secret",
    cursorSecret: "secret",
    countAdministrators: async () => administrators,
  };
  /** The easiest proof of work. */
  const easily = {
    ...bazaar.system,
    bytes: (length: number) => (length === 4 ? new Uint8Array(4) : randomBytes(length)),
  };
  const solve = async (): Promise<string> =>
    passOf(await createFormChallenge({ ...context, system: easily }, adReportForm, "192.0.2.9"));
  const anonymous = async (over: object = {}): Promise<AnonymousAdReport> =>
    AnonymousAdReport.parse({
      ...someReport(),
      name: "Dora Dahl",
      email: "dora@example.se",
      language: "en",
      solution: await solve(),
      ...over,
    });
  for (const who of ["anna", "bo", "cilla", "adam", "eva"]) await bazaar.person(who);
  return {
    ...bazaar,
    context,
    listings: bazaar.context,
    shelf,
    anonymous,
    leaveOneAdministrator: () => void (administrators = 1),
    report: (userId: string, listingId: string, over: object = {}, idempotencyKey = bazaar.key()) =>
      reportAd(context, { userId, listingId, idempotencyKey, form: someReport(over) }),
    reportFrom: async (address: string, listingId: string, over: object = {}) =>
      reportAdAnonymously(context, listingId, await anonymous(over), address),
    decide: (adminId: string, caseId: string, decision: AdCaseDecision) =>
      decideAdCase(context, adminId, caseId, decision),
    appeal: (userId: string, caseId: string, text = someAppeal) =>
      appealAdDecision(context, userId, caseId, text),
    appealBy: (token: string) => appealByMail(context, token, someAppeal),
    see: (userId: string, caseId: string) => getAdDecision(context, userId, caseId),
    seeBy: (token: string) => getAdDecisionByMail(context, token),
    queue: async () => (await listAdCases(context, { limit: 50, cursor: undefined })).items,
    open: (adminId: string, caseId: string) => openAdCase(context, adminId, caseId),
    case: async (caseId: string) => (await bazaar.table.get(keys.adCase(caseId), AdCaseItem))!,
    adNotifications: async (userId: string) =>
      (await bazaar.of("notification"))
        .filter((item) => item["userId"] === userId && item["type"] === "review")
        .toSorted((a, b) => (String(a["createdAt"]) < String(b["createdAt"]) ? -1 : 1))
        .map((item) => (item["params"] as { what: string }).what),
    close: (userId: string) =>
      bazaar.table.transact([
        update(keys.sessions(userId)).set({
          entity: "sessions",
          userId,
          validFrom: bazaar.system.now().toISOString(),
          closedAt: bazaar.system.now().toISOString(),
        }),
      ]),
  };
};
export type Court = Awaited<ReturnType<typeof aCourt>>;
