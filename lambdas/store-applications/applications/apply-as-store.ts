import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { CompanyNumber } from "#contract/company-number.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { maskPersonalNumber } from "#contract/personal-number.ts";
import { type NewStoreApplication, SentStoreApplication } from "#contract/store-applications/applications.ts";
import { workingDaysAfter } from "#contract/working-days.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import type { CompanyItem } from "#lambdas/shared/table/items/company.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { ApplicationsContext } from "../applications-context.ts";
import { type FoundCompany, findCompany, readNumber } from "../companies/find-company.ts";

const hour = 60 * 60;
const failure = "too-many-requests";
const perAddress: RateLimit = { what: "store-applications", most: 10, window: seconds(hour), failure };
/** Anybody can write anybody's e-mail address, and a confirmation goes there. */
const perEmail: RateLimit = {
  what: "store-applications-from-email",
  most: 5,
  window: seconds(24 * hour),
  failure,
};

/** Within one or two working days, as the page says. */
const longestReview = 2;

type Address = StoreApplicationItem["address"];
const parts = ["street", "postalCode", "city"] as const;

/** The register's word counts; what it does not say the applicant does. */
const addressOf = (
  { address }: CompanyItem,
  typed: Pick<NewStoreApplication, keyof Address>,
): { readonly address: Address; readonly addressTyped: boolean } => {
  const { street = typed.street, postalCode = typed.postalCode, city = typed.city } = address;
  if (street === undefined || postalCode === undefined || city === undefined) {
    const missing = parts.filter((part) => (address[part] ?? typed[part]) === undefined);
    throw new ProblemError("invalid-request", {
      issues: missing.map((path) => ({ path, rule: "required" })),
    });
  }
  return {
    address: { street, postalCode, city },
    addressTyped: parts.some((part) => address[part] === undefined),
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
  { ref, company }: FoundCompany,
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
    answerBy: isoDate(workingDaysAfter(today, longestReview)),
  };
};

/** Asks to become a store for a company that the register knows as active: what the applicant's browser says of it counts for nothing. A company has one application under way. The mail with the link follows from the item. */
export const applyAsStore = async (
  context: ApplicationsContext,
  sent: NewStoreApplication,
  { idempotencyKey, address }: { readonly idempotencyKey: string; readonly address: string },
): Promise<SentStoreApplication> => {
  const number = readNumber(sent.organisationNumber, context.now());
  const found = await findCompany(context, number);
  const item = await applicationFrom(context, number, found, sent);
  const { applicationId, answerBy } = item;
  const now = context.now();
  // What is compared is kept as a plain hash, so the number is not in it.
  const content = { ...sent, organisationNumber: found.ref };
  const request = { userId: "store-applications", key: idempotencyKey, content, now };
  return once(context.table, request, SentStoreApplication, async (record) => {
    const sentApplication = { answerBy };
    await context.table.transact([
      record(sentApplication),
      counted(perAddress, address, now),
      counted(perEmail, sent.email, now),
      put(keys.openStoreApplication(found.ref), "openStoreApplication", { applicationId }).expectNew(
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
