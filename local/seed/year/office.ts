import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/office/bike-admin.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";

import { type Dice, diceOf } from "../sweden/random.ts";
import { type Town, day, hour } from "./town.ts";

/** The office stops before the year ends, so that its lists are not empty. */
const daysAway = 6;

const reviewBikes = async ({ call, admin }: Town, dice: Dice): Promise<void> => {
  const { items } = await call(bikeReviewRoutes.listBikeReviews, { as: admin, query: {} });
  for (const { bike } of items) {
    const params = { bikeId: bike.id };
    await call(bikeReviewRoutes.openBikeReview, { as: admin, params });
    const body = dice.chance(0.8)
      ? { decision: "approve" as const }
      : {
          decision: "reject" as const,
          reason: "Kvittot går inte att läsa. Fotografera det gärna igen i dagsljus.",
        };
    await call(bikeReviewRoutes.decideBikeReview, { as: admin, params, body });
  }
};

const correct = async ({ call, admin }: Town, dice: Dice): Promise<void> => {
  const { items } = await call(correctionRoutes.listOpenCorrections, { as: admin, query: {} });
  for (const { bikeId, id: correctionId } of items) {
    const body = dice.chance(0.8)
      ? { decision: "approve" as const }
      : { decision: "reject" as const, reason: "Kvittot säger något annat." };
    await call(correctionRoutes.decideCorrection, { as: admin, params: { bikeId, correctionId }, body });
  }
};

const checkIdCards = async ({ call, admin }: Town): Promise<void> => {
  const { items } = await call(identityReviewRoutes.listIdentityReviews, { as: admin, query: {} });
  for (const { id: reviewId } of items) {
    await call(identityReviewRoutes.openIdentityReview, { as: admin, params: { reviewId } });
    await call(identityReviewRoutes.decideIdentityReview, {
      as: admin,
      params: { reviewId },
      body: { decision: "approve" },
    });
  }
};

const judgeAds = async ({ call, admin }: Town): Promise<void> => {
  const { items } = await call(adCaseRoutes.listAdCases, { as: admin, query: {} });
  for (const { id: caseId } of items) {
    const { round } = await call(adCaseRoutes.openAdCase, { as: admin, params: { caseId } });
    const explanation = "Vi har jämfört annonsen med cykeln i registret och ser inget fel.";
    await call(adCaseRoutes.decideAdCase, {
      as: admin,
      params: { caseId },
      body: { outcome: "kept", round, explanation },
    });
  }
};

const judgeMessages = async ({ call, admin }: Town, dice: Dice): Promise<void> => {
  const { items } = await call(messageReportRoutes.listMessageReports, { as: admin, query: {} });
  for (const { id: reportId } of items) {
    const { round } = await call(messageReportRoutes.openMessageReport, { as: admin, params: { reportId } });
    const warned = {
      outcome: "warned" as const,
      round,
      reason: "fraud" as const,
      explanation: "Be aldrig om betalning i förskott. Nästa gång stänger vi dig ute.",
    };
    const dismissed = {
      outcome: "dismissed" as const,
      round,
      explanation: "Vi har läst konversationen och ser inget som bryter mot reglerna.",
    };
    await call(messageReportRoutes.decideMessageReport, {
      as: admin,
      params: { reportId },
      body: dice.chance(0.5) ? warned : dismissed,
    });
  }
};

const payFinders = async ({ call, admin }: Town): Promise<void> => {
  const { items } = await call(adminFoundReportRoutes.listFoundReports, {
    as: admin,
    query: { flagged: "true" },
  });
  for (const { bikeId, id: reportId, reward } of items)
    if (reward === "under_review")
      await call(adminFoundReportRoutes.decideReward, {
        as: admin,
        params: { bikeId, reportId },
        body: { decision: "pay" },
      });
};

const readBugs = async ({ call, admin }: Town, dice: Dice): Promise<void> => {
  const { items } = await call(bugReportRoutes.listBugs, { as: admin, query: { state: "new" } });
  for (const { id: bugId } of items) {
    const to = dice.chance(0.5) ? ("triaged" as const) : ("resolved" as const);
    await call(bugReportRoutes.moveBug, { as: admin, params: { bugId }, body: { from: "new", to } });
  }
};

type OrderStep = "approve" | "pack" | "send" | "deliver" | "complete";

const sendOrder = async (
  { call, admin, plan, now }: Town,
  orderNumber: string,
  kind: string,
): Promise<void> => {
  const params = { orderNumber };
  const makeCodes = () => call(adminOrderRoutes.makeOrderCodes, { as: admin, params });
  const step = (name: OrderStep) =>
    call(adminOrderRoutes.takeOrderStep, { as: admin, params: { orderNumber, step: name } });
  if (kind === "inventory_order") await step("approve");
  else for (let order = await makeCodes(); order.linked < order.count; order = await makeCodes());
  await step("pack");
  await step("send");
  plan(
    now().getTime() + 3 * day,
    async () => void (await step(kind === "customer" ? "deliver" : "complete")),
  );
};

const pack = async (town: Town): Promise<void> => {
  const { items } = await town.call(adminOrderRoutes.listOrders, {
    as: town.admin,
    query: { state: "pending" },
  });
  for (const { orderNumber, kind } of items) await sendOrder(town, orderNumber, kind);
};

const daily = [reviewBikes, pack];
const everyOtherDay = [correct, checkIdCards, judgeAds, judgeMessages, payFinders, readBugs];

/** The office works through its lists every weekday morning. */
export const openOffice = (town: Town, from: number): void => {
  const morning = Math.ceil(from / day) * day + 7 * hour;
  for (let at = morning; at < town.end - daysAway * day; at += day) {
    const weekday = new Date(at).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const dice = diceOf(town.seed + 1, Math.floor((at - from) / day));
    for (const work of daily) town.plan(at, () => work(town, dice));
    if (weekday % 2 === 1) for (const work of everyOtherDay) town.plan(at + hour, () => work(town, dice));
  }
};
