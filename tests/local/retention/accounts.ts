import type { Cloud } from "#local/cloud-server.ts";
import { administrator } from "../../../scripts/smoke/checks/administrator.ts";
import { needed } from "../../../scripts/smoke/check.ts";
import type { Deployment } from "../../../scripts/smoke/deployment.ts";
import { configure, type Person } from "../../../scripts/smoke/people.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { inhabitant } from "#tests/local/erasure/busy-life.ts";
import {
  CognitoIdentityProviderClient,
  AdminCreateUserCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { accountRoutes } from "#contract/people/accounts.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { contactRoutes } from "#contract/office/contact.ts";
import { emailRequestRoutes } from "#contract/office/email-request-acts.ts";
import { extractRoutes } from "#contract/office/extract-acts.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { uploadRoutes } from "#contract/platform/uploads.ts";
import { recordFeedback } from "#lambdas/notifications/mail-bounces/record-feedback.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { aJpeg } from "#tests/lambdas/platform/uploads/context.ts";
import { anIdCard } from "#tests/local/identity-reviews/an-id-card.ts";
import { solveChallenge } from "#web/platform/api/challenge/solve-challenge.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { stateReason } from "../../../scripts/smoke/open-access.ts";
import { testPersonalNumber } from "../../../scripts/smoke/personal-number.ts";
import { upload, uploadBugPicture } from "../../../scripts/smoke/upload.ts";
import { inSettings, newcomer, signedInAnew } from "#tests/local/erasure/person.ts";

export type People = {
  readonly trial: Trial;
  /** One requests and the other approves. */
  readonly admins: readonly [Person, Person];
  readonly asa: Person;
  readonly erik: Person;
  readonly malin: Person;
  readonly store: Person;
};

const anAdministrator = async (trial: Trial): Promise<Person> => {
  await administrator.run(trial);
  return needed(trial.admin, "an administrator");
};

export const gather = async (cloud: Cloud, deployment: Deployment): Promise<People> => {
  const trial: Trial = { deployment, mark: "0ba5eba2", people: [] };
  await configure(deployment);
  const admins = [await anAdministrator(trial), await anAdministrator(trial)] as const;
  const [asa, erik] = [await inhabitant(cloud, "asa@example.se"), await inhabitant(cloud, "erik@example.se")];
  const malin = await inhabitant(cloud, "malin@example.se");
  return { trial, admins, asa, erik, malin, store: await inhabitant(cloud, "butik@example.se") };
};

export const whoLeaves = "lova.lamnar@example.se";
export const whoNeverCame = "bo.borjade@example.se";

/** Sends an identity card that nobody reviews, and begins an upload. */
const showIdCard = async ({ trial }: People): Promise<void> => {
  const { deployment } = trial;
  const as = await newcomer(trial, "Vera Varg", "vera.varg@example.se");
  const personalNumber = testPersonalNumber();
  await ask(deployment, accountRoutes.declarePersonalNumber, { as, body: { personalNumber } });
  const picture = await anIdCard({ surname: "VARG", givenNames: "VERA", personalNumber });
  const uploadId = await upload(deployment, as, "id-card", picture);
  await ask(deployment, identityReviewRoutes.requestIdentityReview, { as, body: { uploadId } });
  const begun = { kind: "receipt", contentType: "image/jpeg", bytes: 1000 };
  await ask(deployment, uploadRoutes.startUpload, { as, body: begun });
};

const write = async ({ trial: { deployment }, asa }: People): Promise<void> => {
  const solution = await solveChallenge(await ask(deployment, contactRoutes.getContactChallenge));
  const letter = { topic: "other", email: "nagon@example.se", message: "Hej.", language: "sv", solution };
  await ask(deployment, contactRoutes.sendContact, { body: letter });
  const bug = {
    path: "/settings",
    version: "a-build",
    message: "Knappen.",
    userAgent: "Firefox",
    language: "sv",
    withPicture: true,
  };
  const { pictureId } = await ask(deployment, bugReportRoutes.reportBug, { as: asa, body: bug });
  await uploadBugPicture(deployment, pictureId, await aJpeg());
};

const comeBack = async (): Promise<void> => {
  const context = { table: openTable(process.env["TABLE_NAME"] ?? "", system), now: () => system.now() };
  const sentAt = system.now().toISOString();
  const mail = { sentAt, addresses: ["full@example.se"] };
  await recordFeedback(context, { ...mail, id: "mail-1", kind: "soft" });
  await recordFeedback(context, { ...mail, id: "mail-2", kind: "bounced", addresses: ["gone@example.se"] });
};

/** One person asks for a copy of their data; an authority gets an extract about another. */
const hand = async ({ trial: { deployment }, admins, asa, erik }: People): Promise<void> => {
  await ask(deployment, ownCopyRoutes.askForOwnCopy, { as: await signedInAnew({ deployment }, asa) });
  const wanted = {
    caseNumber: "5000-K1-26",
    authority: "Polismyndigheten",
    ground: "27 kap. 1 § rättegångsbalken",
  };
  const params = { accountId: erik.userId };
  for (const as of admins) await stateReason(deployment, as, erik.userId);
  const { id } = await ask(deployment, extractRoutes.askForExtract, { as: admins[0], params, body: wanted });
  const decision = { as: admins[1], params: { ...params, extractId: id }, body: { decision: "approve" } };
  await ask(deployment, extractRoutes.decideExtract, decision);
};

/** Support requests a new address that nobody approves. */
const loseMailbox = async ({ trial: { deployment }, admins, erik }: People): Promise<void> => {
  const body = { email: "erik.ny@example.se", reason: "Visade ID-kort i ett videosamtal." };
  const params = { accountId: erik.userId };
  await ask(deployment, emailRequestRoutes.askForEmailChange, { as: admins[0], params, body });
};

/** One person never confirms their account, another closes theirs. */
const comeAndGo = async ({ trial }: People): Promise<void> => {
  const { deployment } = trial;
  const cognito = new CognitoIdentityProviderClient({});
  const begun = {
    UserPoolId: deployment.userPoolId,
    Username: whoNeverCame,
    MessageAction: "SUPPRESS",
  } as const;
  await cognito.send(new AdminCreateUserCommand(begun));
  cognito.destroy();
  const leaving = await newcomer(trial, "Lova Lämnar", whoLeaves);
  await ask(deployment, closingRoutes.closeAccount, { as: await signedInAnew({ deployment }, leaving) });
};

export const leaveAccounts = async (people: People): Promise<void> => {
  await inSettings(people.malin);
  await showIdCard(people);
  await write(people);
  await comeBack();
  await hand(people);
  await loseMailbox(people);
  await comeAndGo(people);
};
