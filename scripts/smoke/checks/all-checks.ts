import { type Check, expectThat, needed, NotPossible } from "../check.ts";
import { account, passkeys, tokens } from "./accounts.ts";
import { administrator, customAuth, givenPoints } from "./administrator.ts";
import { closing, conversations, deletion } from "./closing.ts";
import { copyAsked, copyFetched } from "./copy.ts";
import { bankId, bankIdApp, idCard } from "./identity.ts";
import { linkPreview, qrPage, search } from "./lookup.ts";
import { ad, alert } from "./market.ts";
import { notifications, papers } from "./papers.ts";
import { realtime } from "./realtime.ts";
import { hiddenPhoto, registration, swedishReceipt } from "./registration.ts";
import { apiPastSite, apiThroughSite, config, pages, securityHeaders } from "./site.ts";
import { foundReport, messages, recovery, theft } from "./theft.ts";
import { receipt, transfer } from "./transfer.ts";
import type { Watch } from "../deployment.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { ask, until } from "../ask.ts";
import * as z from "zod";
import { mailPreviewRoutes } from "#contract/notifications/mail-previews.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { todoRoutes } from "#contract/office/todo.ts";

/** Dismisses the report, so that the two can go on writing. */
const moderation: Check = {
  name: "A reported conversation is decided on",
  means: "Nobody looks at what people report, or administrators cannot work off what waits.",
  run: async (trial) => {
    const { deployment } = trial;
    const as = needed(trial.admin, "an administrator");
    const params = { threadId: needed(trial.threadId, "a conversation") };
    const said = { reason: "spam", text: "Ett prov av anmälningar." };
    const owner = needed(trial.owner, "an account");
    await ask(deployment, messageRoutes.reportThread, { as: owner, params, body: said });
    const { items } = await ask(deployment, messageReportRoutes.listMessageReports, { as });
    const report = items.find(({ threadId }) => threadId === params.threadId);
    expectThat(report !== undefined, `The report is not among the ${items.length} that wait`);
    const reportId = report.id;
    const place = { queue: "messageReports", caseId: reportId };
    const { mine } = await ask(deployment, todoRoutes.claimCase, { as, params: place });
    expectThat(mine, "The case is not theirs who has taken it");
    const opened = await ask(deployment, messageReportRoutes.openMessageReport, { as, params: { reportId } });
    expectThat(opened.messages.length > 0, "What was reported is not shown");
    const explanation = "Det här var ett prov av anmälningar och inget annat.";
    const body = { outcome: "dismissed", round: opened.round, explanation };
    await ask(deployment, messageReportRoutes.decideMessageReport, { as, params: { reportId }, body });
    const left = await ask(deployment, messageReportRoutes.listMessageReports, { as });
    expectThat(!left.items.some(({ id }) => id === reportId), "A case that is decided still waits");
  },
};

const Mails = z.array(z.unknown());

/** SES responds before it delivers, and its simulator has no inbox, so the check ends with SES accepting the mail. */
const mail: Check = {
  name: "A mail is sent",
  means: "Nobody gets mail: the sender is not verified, or SES still keeps the account in its sandbox.",
  run: async (trial) => {
    const { deployment } = trial;
    if (!deployment.sendsMail) throw new NotPossible("the stage has no mailFrom");
    if (deployment.stage === "prod") throw new NotPossible("mails cannot be tried out in production");
    const as = needed(trial.admin, "an administrator");
    const { previews } = await ask(deployment, mailPreviewRoutes.listMailPreviews, { as });
    const params = { name: needed(previews[0], "a mail").name };
    await ask(deployment, mailPreviewRoutes.sendMailPreview, { as, params, body: { language: "sv" } });
    if (!deployment.isEmbedded) return;
    const inbox = `${deployment.siteUrl}/_local/mail.json?to=${encodeURIComponent(as.email)}`;
    await until("The mail does not arrive", async () => {
      return Mails.parse(await (await fetch(inbox)).json()).length > 0;
    });
  },
};

const purchase: Check = {
  name: "A purchase is begun and given up",
  means: "Nobody can buy points: look at the secret of Stripe.",
  run: async (trial) => {
    const { deployment } = trial;
    if (!deployment.takesPayments) throw new NotPossible("the stage has no paymentsSecret");
    const as = needed(trial.owner, "an account");
    const { items } = await ask(deployment, pointsRoutes.listPackages);
    const { id: packageId, price } = needed(items[0], "a package of points");
    const body = { packageId, price, beginAtOnce: true };
    const { purchase: begun } = await ask(deployment, pointsRoutes.buyPoints, { as, body });
    const params = { purchaseId: begun.id };
    const { state } = await ask(deployment, pointsRoutes.cancelPurchase, { as, params });
    expectThat(begun.payAt.startsWith("http"), "The purchase leads to no payment page");
    expectThat(state === "expired", `A purchase that was given up is ${state}`);
  },
};

const watched = (name: string, means: string, part: keyof Watch): Check => ({
  name,
  means,
  run: async ({ deployment }) => {
    const faults = await deployment.watch[part]();
    expectThat(faults.length === 0, faults.join(" "));
  },
});

const schedules = watched(
  "Schedules run",
  "Nightly work is not done: accounts are not erased, points not checked.",
  "schedules",
);
const jobs = watched("Every job runs once", "What is due at night fails every night.", "jobs");
const alarms = watched(
  "Alarms ring at someone's",
  "When something breaks nobody is told: follow the link that SNS has sent to adminEmail.",
  "alarms",
);
const trail = watched(
  "CloudTrail tells of the user pool",
  "Nobody is mailed when how they sign in is changed.",
  "trail",
);

/** In order: each check builds on those before. */
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
