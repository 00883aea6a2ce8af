import { randomBytes } from "node:crypto";
import { AdCaseDecision } from "#contract/ad-report-admin.ts";
import { AdReportForm, AnonymousAdReport } from "#contract/ad-reports.ts";
import type { AdReportsContext } from "#lambdas/ad-reports/ad-reports-context.ts";
import { appealAdDecision, appealByMail } from "#lambdas/ad-reports/appeal-ad-decision.ts";
import { giveFormChallenge } from "#lambdas/shared/challenges/form-challenge.ts";
import { decideAdCase } from "#lambdas/ad-reports/decide-ad-case.ts";
import { getAdDecision, getAdDecisionByMail } from "#lambdas/ad-reports/get-ad-decision.ts";
import { listAdCases } from "#lambdas/ad-reports/list-ad-cases.ts";
import { openAdCase } from "#lambdas/ad-reports/open-ad-case.ts";
import { adReportForm, reportAdAnonymously } from "#lambdas/ad-reports/report-ad-anonymously.ts";
import { reportAd } from "#lambdas/ad-reports/report-ad.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { AdCaseItem } from "#lambdas/shared/table/items/ad-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aBazaar } from "#tests/lambdas/listings/context.ts";
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

export const kept = (over: object = {}): AdCaseDecision =>
  AdCaseDecision.parse({
    outcome: "kept",
    round: 0,
    explanation: "Bilden visar en repa i lacken, inte en spricka.",
    ...over,
  });

export const someAppeal = "Det är en repa och ingen spricka, se bilden.";

/** A bazaar with people who report ads and two administrators, who decide. Anna sells; Bo and Cilla report. */
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
  /** The least work that there is. */
  const easily = {
    ...bazaar.system,
    bytes: (length: number) => (length === 4 ? new Uint8Array(4) : randomBytes(length)),
  };
  const solve = async (): Promise<string> =>
    passOf(await giveFormChallenge({ ...context, system: easily }, adReportForm, "192.0.2.9"));
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
    /** What the function of ads has. */
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
    /** What someone was told of an ad, the oldest first. */
    toldOfAds: async (userId: string) =>
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
