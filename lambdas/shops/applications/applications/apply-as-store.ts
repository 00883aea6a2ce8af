import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { CompanyNumber } from "#contract/platform/company-number.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { maskPersonalNumber } from "#contract/platform/personal-number.ts";
import { type NewStoreApplication, SentStoreApplication } from "#contract/shops/applications/applications.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import type { CompanyItem } from "#lambdas/people/items/company.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countTo, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { ApplicationsContext } from "#lambdas/shops/applications/applications-context.ts";
import {
  type KnownCompany,
  findCompany,
  readNumber,
} from "#lambdas/shops/applications/companies/find-company.ts";
import { reviewDeadline } from "./review-deadline.ts";

const hour = 60 * 60;
const perAddress: RateLimit = { what: "store-applications", max: 10, window: seconds(hour) };
/** Limits unwanted mails, since anyone can enter another person's address. */
const perEmail: RateLimit = {
  what: "store-applications-from-email",
  max: 5,
  window: seconds(24 * hour),
};

type Address = StoreApplicationItem["address"];
const addressParts = ["street", "postalCode", "city"] as const;

/** Takes typed parts only where the company register has none. */
const addressOf = (
  { address }: CompanyItem,
  typed: Pick<NewStoreApplication, keyof Address>,
): { readonly address: Address; readonly addressTyped: boolean } => {
  const { street = typed.street, postalCode = typed.postalCode, city = typed.city } = address;
  if (street === undefined || postalCode === undefined || city === undefined) {
    const missing = addressParts.filter((part) => (address[part] ?? typed[part]) === undefined);
    throw new ProblemError("invalid-request", {
      issues: missing.map((path) => ({ path, rule: "required" })),
    });
  }
  return {
    address: { street, postalCode, city },
    addressTyped: addressParts.some((part) => address[part] === undefined),
  };
};

const numberFor = async (
  { cipher }: ApplicationsContext,
  storeId: string,
  { kind, digits }: CompanyNumber,
): Promise<StoreApplicationItem["organisationNumber"]> =>
  kind === "company"
    ? { kind, number: digits }
    : { kind, encrypted: await cipher.encrypt(storeId, digits), masked: maskPersonalNumber(digits) };

const applicationFrom = async (
  context: ApplicationsContext,
  number: CompanyNumber,
  { ref, company }: KnownCompany,
  sent: NewStoreApplication,
): Promise<StoreApplicationItem> => {
  const now = context.now();
  const today = swedishDate(now);
  const storeId = context.newId("store");
  const { name, proceedings, form, registeredOn, trade, checkedAt } = company;
  return {
    entity: "storeApplication",
    applicationId: context.newId("application"),
    state: "pending",
    storeId,
    companyRef: ref,
    organisationNumber: await numberFor(context, storeId, number),
    company: { name, proceedings, form, registeredOn, trade },
    checkedAt,
    ...addressOf(company, sent),
    contact: { name: sent.contactPerson, email: sent.email, phone: sent.phone },
    bikeCount: sent.bikeCount,
    message: sent.message && hidePersonalNumbers(sent.message, today),
    language: sent.language,
    salt: Buffer.from(context.bytes(16)).toString("base64url"),
    sentAt: now.toISOString(),
    answerBy: reviewDeadline(now),
    exchange: [],
  };
};

/** Looks the company up again, since the browser is not trusted. A company can have only one open application. */
export const applyAsStore = async (
  context: ApplicationsContext,
  sent: NewStoreApplication,
  { idempotencyKey, address }: { readonly idempotencyKey: string; readonly address: string },
): Promise<SentStoreApplication> => {
  const number = readNumber(sent.organisationNumber, context.now());
  const known = await findCompany(context, number);
  const item = await applicationFrom(context, number, known, sent);
  const { applicationId, answerBy } = item;
  const now = context.now();
  // The idempotency hash is unkeyed, so it must not contain the number.
  const content = { ...sent, organisationNumber: known.ref };
  const request = { userId: "store-applications", key: idempotencyKey, content, now };
  return once(context.table, request, SentStoreApplication, async (record) => {
    const sentApplication = { answerBy };
    await context.table.transact([
      record(sentApplication),
      countUse(perAddress, address, now),
      ...countTo(perEmail, sent.email, address, now),
      put(keys.openStoreApplication(known.ref), "openStoreApplication", { applicationId }).expectNew(
        "store-application-open",
      ),
      put(keys.storeApplication(applicationId), "storeApplication", {
        ...item,
        gsi1pk: lists.storeApplications("open"),
        gsi1sk: `${item.sentAt}#${applicationId}`,
      }).expectNew("conflict-try-again"),
    ]);
    return sentApplication;
  });
};
