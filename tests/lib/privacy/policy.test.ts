import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { OwnPart } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import type { PolicyData, Processor } from "#web/app/info/policy-items.ts";
import { policyDataEn, processorsEn } from "#web/app/info/texts/policy-en.ts";
import { policyDataSv, processorsSv } from "#web/app/info/texts/policy-sv.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { production, settingsFor } from "#tests/lib/synthesised.ts";

/** The policy's words for each part of the export. Every kind of item maps to a part or to a reason, so that the policy misses none. */
const describedIn: Readonly<Record<OwnPart, PolicyData>> = {
  account: "account",
  consents: "account",
  signIns: "signIns",
  identityReviews: "idCard",
  workplaces: "stores",
  bikes: "bikes",
  formerBikes: "bikes",
  transfers: "transfers",
  requests: "transfers",
  disputes: "transfers",
  finds: "thefts",
  ads: "ads",
  adCases: "reports",
  adReports: "reports",
  conversations: "messages",
  blocked: "messages",
  points: "points",
  purchases: "points",
  stickerOrders: "stickers",
  notifications: "notices",
  mails: "notices",
  alerts: "alerts",
  newestDigest: "alerts",
  bugReports: "letters",
  letters: "letters",
  disclosures: "authorities",
  certificates: "checks",
  log: "logs",
};

/** The policy's word for each attribute of an account; undefined if the attribute says nothing about the person. */
const attributes: Readonly<Record<keyof ProfileItem, RegExp | undefined>> = {
  entity: undefined,
  userId: undefined,
  poolUser: undefined,
  email: /e-postadress/,
  emailUnproved: undefined,
  emailDue: undefined,
  fullName: /Namn/,
  language: /språk/,
  nameProved: undefined,
  phone: /telefonnummer/,
  phoneVerifiedAt: undefined,
  passwordMissing: undefined,
  protectedIdentity: /inställningar/,
  notifications: /inställningar/,
  mails: /inställningar/,
  menus: /menyer/,
  consent: /samtycken/,
  documents: /villkor du har godkänt/,
  consentLines: undefined,
  identityLevel: undefined,
  identityProvedAt: /Säker identifiering/,
  personalNumberEncrypted: /Personnummer/,
  personalNumberMac: /Personnummer/,
  personalNumberMasked: /Personnummer/,
  createdAt: undefined,
};

it("the policy names every attribute of an account", () => {
  expect(Object.keys(attributes).toSorted()).toEqual(Object.keys(ProfileItem.shape).toSorted());
  const { account, identity } = policyDataSv;
  const words = Object.values(attributes).filter((word) => word !== undefined);
  for (const word of words) expect(`${account} ${identity}`).toMatch(word);
});

/** Data that is in no copy: numbers and pictures that a copy would outlive, addresses without an account, and what names nobody. */
const besides: readonly PolicyData[] = ["identity", "receipts", "scans"];

it("the policy lists the data of every part of a person's copy, and nothing that does not exist", () => {
  const wanted = [...new Set([...Object.values(describedIn), ...besides])].toSorted();
  expect(Object.keys(policyDataSv).toSorted()).toEqual(wanted);
  expect(Object.keys(policyDataEn)).toEqual(Object.keys(policyDataSv));
});

const hosts: Readonly<Record<string, Processor>> = {
  "appapi2.bankid.com": "bankid",
  "api.stripe.com": "stripe",
  "bikeindex.org": "bikeIndex",
  "gw.api.bolagsverket.se": "bolagsverket",
  "portal.api.bolagsverket.se": "bolagsverket",
};

it("the policy names everyone whom production calls", () => {
  const settings = settingsFor(production);
  const called = Object.values(settings).flatMap((value) =>
    typeof value === "string" && value.startsWith("https:") ? [new URL(value).hostname] : [],
  );
  expect(called.toSorted()).toEqual(Object.keys(hosts).toSorted());
  // Amazon runs the service, and the post delivers stickers; neither is a setting.
  const processors = new Set<Processor>([...Object.values(hosts), "aws", "post"]);
  expect(Object.keys(processorsSv).toSorted()).toEqual([...processors].toSorted());
  expect(Object.keys(processorsEn)).toEqual(Object.keys(processorsSv));
});

/** A word of the policy for each service of Amazon. */
const services: Readonly<Record<string, RegExp>> = {
  "cognito-idp": /inloggning/,
  rekognition: /bildavläsning/,
  textract: /bildavläsning/,
  ses: /mejl/,
  sns: /sms/,
};

/** Services that the site itself runs on ("hela driften"), and names of conditions. */
const hosting = new Set(
  "acm apigateway aws appsync cloudformation cloudfront cloudwatch dynamodb events iam kms lambda logs s3 scheduler secretsmanager sqs sts wafv2 ssm".split(
    " ",
  ),
);

it("the policy explains the purpose of every Amazon service that a function may use", () => {
  const used = new Set(
    globSync("lib/**/*.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"([a-z][a-z0-9-]+):[A-Z][A-Za-z]+\*?"/g)].map(
        ([, service = ""]) => service,
      ),
    ),
  );
  const personal = [...used].filter((service) => !hosting.has(service));
  expect(personal.toSorted()).toEqual(Object.keys(services).toSorted());
  for (const word of Object.values(services)) expect(processorsSv.aws).toMatch(word);
});
