import { adminBikeRoutes } from "#contract/office/bike-admin-bike.ts";
import { accessRoutes } from "#contract/office/person-access.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { emailRequestRoutes } from "#contract/office/email-request-acts.ts";
import { extractRoutes } from "#contract/office/extract-acts.ts";
import { type CampaignForm, campaignRoutes } from "#contract/points/campaigns.ts";
import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { partnerRoutes, usualPlace } from "#contract/shops/partners.ts";
import { storeRoutes } from "#contract/shops/stores.ts";

import type { Caller } from "../call.ts";
import type { Town } from "../town.ts";
import { dayFrom, buyPointsAndRegister } from "./acts.ts";
import { bikes } from "./bikes.ts";
import type { Story } from "./story.ts";

/** Creates one campaign that is over, one that runs and one that starts later. */
export async function* campaign(town: Town): Story {
  const create = (form: Pick<CampaignForm, "code" | "effect" | "validFrom" | "validTo">) =>
    town.call(campaignRoutes.createCampaign, {
      as: town.known.karin,
      body: { ...form, packages: [], most: 500 },
    });
  yield 70;
  const bonus = { kind: "bonus", points: 50 } as const;
  await create({ code: "HÖSTRULL", effect: bonus, validFrom: dayFrom(town, 0), validTo: dayFrom(town, 10) });
  yield 18;
  const percent = { kind: "percent", percent: 20 } as const;
  await create({ code: "ADVENT", effect: percent, validFrom: dayFrom(town, 0), validTo: dayFrom(town, 50) });
  yield 1.8;
  await create({ code: "VÅRRULL", effect: bonus, validFrom: dayFrom(town, 90), validTo: dayFrom(town, 150) });
}

/** A second shop applies, is approved and becomes a partner. */
export async function* openSecondShop(town: Town): Story {
  const { call, known } = town;
  const as = known.karin;
  yield 110;
  const body = {
    organisationNumber: "969900-1005",
    street: "Stora torget 5",
    postalCode: "591 30",
    city: "Motala",
    contactPerson: "Siv Velander",
    email: "siv@velociped.example",
    phone: "+46701740690",
    bikeCount: 120,
    message: "Vi säljer och lagar cyklar sedan 1987 och vill registrera dem redan i kassan.",
    language: "sv" as const,
  };
  await call(storeApplicationRoutes.applyAsStore, { body });
  yield 109.5;
  const { items } = await call(storeDecisionRoutes.listStoreApplications, { as, query: {} });
  const applicationId = items.find(({ company }) => company.startsWith("Velociped"))?.id ?? "";
  const decision = { decision: "approve" as const, stickers: 100 };
  await call(storeDecisionRoutes.decideStoreApplication, { as, params: { applicationId }, body: decision });
  yield 109;
  await showAsPartner(town, as);
}

/** One administrator requests a removal, an extract and new addresses, which the other has to approve. */
export async function* requestApprovals(town: Town): Story {
  const { call, known } = town;
  const { bosse, gun, lovisa, karin, henrik } = known;
  yield 52;
  const { id: bikeId } = await buyPointsAndRegister(town, bosse, bikes.escape);
  yield 1.9;
  const { version } = await call(adminBikeRoutes.openAdminBike, { as: henrik, params: { bikeId } });
  const reason = "Numret är påhittat: butiken som står på kvittot har aldrig sålt cykeln.";
  const removal = { as: "false" as const, reason, version };
  await call(bikeRemovalRoutes.askForRemoval, { as: henrik, params: { bikeId }, body: removal });
  yield 1.6;
  const extract = {
    caseNumber: "5000-K812345-26",
    authority: "Polismyndigheten, polisregion Öst",
    ground: "27 kap. 17 § rättegångsbalken",
  };
  const accountId = bosse.caller.userId;
  const stateReason = (as: Caller, of: string) =>
    call(accessRoutes.openAccess, {
      as,
      body: { accountId: of, ground: { reason: "support", text: "Ringde och bad om hjälp." } },
    });
  await stateReason(henrik, accountId);
  await call(extractRoutes.askForExtract, { as: henrik, params: { accountId }, body: extract });
  yield 1.4;
  const change = async (as: Caller, of: string, email: string) => {
    await stateReason(as, of);
    return call(emailRequestRoutes.askForEmailChange, {
      as,
      params: { accountId: of },
      body: { email, reason: "Ringde upp på numret i registret, visade legitimation i videosamtal." },
    });
  };
  await change(henrik, gun.caller.userId, "gunbritt.alm@example.com");
  await change(karin, lovisa.caller.userId, "lovisa.ek@example.com");
}

/** People report bugs, and an administrator answers one report. */
export async function* answerBugReport(town: Town): Story {
  const { call, known } = town;
  const { asa, erik, malin, henrik: as } = known;
  const report = async (by: Caller, path: string, message: string): Promise<string> => {
    const userAgent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
    const body = { path, message, version: "1.0.0", language: "sv" as const, userAgent };
    return (await call(bugReportRoutes.reportBug, { as: by, body })).bugId;
  };
  const move = (bugId: string, to: "triaged" | "resolved") =>
    call(bugReportRoutes.moveBug, { as, params: { bugId }, body: { from: "new", to } });
  yield 5.8;
  const triaged = await report(erik.caller, "/order", "Det står fel summa innan man har valt paket.");
  const resolved = await report(malin.caller, "/my-bikes", "Bilden på min cykel hamnade på sidan.");
  yield 4.5;
  await move(triaged, "triaged");
  const { letters } = await call(bugReportRoutes.openBug, { as, params: { bugId: resolved }, query: {} });
  const params = { bugId: resolved, letterId: letters[0]?.id ?? "" };
  const text = "Hej Malin! Tack, nu är det lagat. Ladda om sidan så står bilden rätt.";
  await call(bugReportRoutes.answerBugReport, { as, params, body: { text } });
  await move(resolved, "resolved");
  yield 1.7;
  await report(asa.caller, "/bike-search", "Kartan blir grå när jag zoomar in.");
}

/** Shows the second shop among the partners. */
const showAsPartner = async ({ call }: Town, as: Caller): Promise<void> => {
  const { items } = await call(storeRoutes.listStores, { as, query: {} });
  const storeId = items.find(({ name }) => name.startsWith("Velociped"))?.storeId ?? "";
  const { version } = await call(storeRoutes.getStore, { as, params: { storeId } });
  const hours = "Måndag–fredag 9–18\nLördag 10–13";
  const body = { version, visible: true, place: usualPlace, city: "Motala", registersAtSale: true, hours };
  await call(partnerRoutes.changePartner, { as, params: { storeId }, body });
};
