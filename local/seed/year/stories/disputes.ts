import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adDecisionRoutes } from "#contract/moderation/ad-decisions.ts";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { messageDecisionRoutes } from "#contract/moderation/message-reports.ts";
import { messageRoutes } from "#contract/messages/messages.ts";

import type { OwnedBike } from "../owned-bike.ts";
import type { Town } from "../town.ts";
import { buyPointsAndRegister, putUpForSale, write } from "./acts.ts";
import { bikes } from "./bikes.ts";
import { type Story, runStory } from "./story.ts";

/** Bosse's ad is reported and removed, and he appeals. */
async function* disputeAd(town: Town, bike: OwnedBike): Story {
  const { call, known } = town;
  const { bosse, erik, karin } = known;
  yield 5.7;
  const text = "Snabb affär. Betala via länken så skickar jag cykeln med bussen.";
  const { listingId } = await putUpForSale(town, bike, { price: 2500, condition: "like-new", text });
  yield 5.4;
  const report = {
    reason: "fraud" as const,
    explanation: "Säljaren ville ha betalt via en länk innan jag fick se cykeln.",
    links: [],
    goodFaith: true as const,
  };
  const { caseId } = await call(adReportRoutes.reportAd, {
    as: erik.caller,
    params: { listingId },
    body: report,
  });
  yield 5;
  const params = { caseId };
  const { round } = await call(adCaseRoutes.openAdCase, { as: karin, params });
  const removed = {
    outcome: "removed" as const,
    round,
    reason: "fraud" as const,
    ground: "terms" as const,
    reference: "Användarvillkoren, punkt 6",
    facts: "Annonsen ber köparen betala via en länk innan cykeln har visats.",
    explanation: "Vi tar bort annonser som ber om betalning i förskott.",
  };
  await call(adCaseRoutes.decideAdCase, { as: karin, params, body: removed });
  yield 3;
  const appeal = {
    text: "Länken gick till min egen blocket-annons. Jag har aldrig bett om pengar i förskott.",
  };
  await call(adDecisionRoutes.appealAdDecision, { as: bosse.caller, params, body: appeal });
}

/** Bosse is warned for a message to Åsa, and appeals. */
async function* disputeMessage(town: Town, bike: OwnedBike): Story {
  const { call, known } = town;
  const { asa, bosse, karin } = known;
  yield 5.6;
  const threadId = await write(town, asa, bike, "Hej! Går det att komma och titta i helgen?");
  yield 5.5;
  const text = "Nej. Swisha 500 kr i handpenning nu annars säljer jag den till någon annan.";
  await call(messageRoutes.reply, { as: bosse.caller, params: { threadId }, body: { text } });
  yield 5.3;
  const { reportId } = await call(messageRoutes.reportThread, {
    as: asa.caller,
    params: { threadId },
    body: { reason: "fraud", text: "Vill ha pengar innan jag har sett cykeln." },
  });
  yield 4.9;
  const params = { reportId };
  const { round } = await call(messageReportRoutes.openMessageReport, { as: karin, params });
  const explanation = "Be aldrig om betalning i förskott. Nästa gång stänger vi dig ute.";
  const body = { outcome: "warned" as const, round, reason: "fraud" as const, explanation };
  await call(messageReportRoutes.decideMessageReport, { as: karin, params, body });
  yield 2.6;
  const objection = { text: "Handpenning är väl inget konstigt? Jag har sålt cyklar i trettio år." };
  await call(messageDecisionRoutes.objectToMessageDecision, {
    as: bosse.caller,
    params,
    body: objection,
  });
}

/** Creates both appeals. */
export async function* appealDecisions(town: Town): Story {
  yield 50;
  const bike = await buyPointsAndRegister(town, town.known.bosse, bikes.sirrus);
  runStory(town, disputeAd(town, bike));
  runStory(town, disputeMessage(town, bike));
}
