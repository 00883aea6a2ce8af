import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { NewEmailRequest } from "#contract/office/email-request-acts.ts";
import type { EmailRequest } from "#contract/office/email-requests.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { showEmailRequests } from "./show-email-requests.ts";
import { requireNoAdministrator } from "#lambdas/office/people/actions/act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readPerson } from "#lambdas/office/people/read-person.ts";
import { requestTimes } from "#lambdas/people/administrators/four-eyes.ts";
import { requireVerified } from "#lambdas/people/administrators/require-verified.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { isFreeFor } from "#lambdas/people/email-guard.ts";
import { isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import type { EmailRequestItem, OpenEmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system" | "isAdministrator">;
type EmailChangeInput = {
  readonly adminId: string;
  readonly accountId: string;
  readonly request: NewEmailRequest;
};

/** Reveals that an address is taken, because administrators can search by address anyway. */
const requireFree = async ({ table, system }: Context, { userId, email }: ProfileItem, wanted: string) => {
  if (wanted === email)
    throw new ProblemError("invalid-request", { issues: [{ path: "email", rule: "email-unchanged" }] });
  const guard = await table.get(keys.emailGuard(wanted), EmailGuardItem);
  if (!isFreeFor(guard, userId, system.now())) throw new ProblemError("email-taken");
};

const newRequest = ({ system }: Context, { email: former, userId }: ProfileItem, input: EmailChangeInput) => {
  const now = system.now();
  const item: EmailRequestItem = {
    entity: "emailRequest",
    id: system.newId("emailrequest"),
    userId,
    email: input.request.email,
    former,
    reason: hidePersonalNumbers(input.request.reason, swedishDate(now)),
    state: "asked",
    askedBy: input.adminId,
    ...requestTimes(now),
    expiresAt: expiryOf("emailRequests", now),
  };
  return item;
};

/** Allows one open request per person; a lapsed one does not count. */
const guardWrite = ({ userId, id, askedAt, lapsesAt }: EmailRequestItem): Action => {
  const expiresAt = Math.floor(Date.parse(lapsesAt) / 1000);
  const guard: OpenEmailRequestItem = { entity: "openEmailRequest", requestId: id, lapsesAt, expiresAt };
  return put(keys.openEmailRequest(userId), "openEmailRequest", guard).expectEither(
    [isNew("email-request-open"), notAfter("lapsesAt", askedAt, "email-request-open")],
    "email-request-open",
  );
};

/** Nothing changes and nobody is notified until another administrator approves. */
export const askForEmailChange = async (context: Context, input: EmailChangeInput): Promise<EmailRequest> => {
  const { table, system } = context;
  const { adminId, accountId, request } = input;
  await requireNoAdministrator(context, { adminId, accountId, reason: request.reason });
  const profile = await readPerson(table, accountId);
  requireVerified(profile);
  await requireFree(context, profile, request.email);
  const item = newRequest(context, profile, input);
  const { id, askedAt, reason } = item;
  await table.transact([
    guardWrite(item),
    put(keys.emailRequest(accountId, id), "emailRequest", {
      ...item,
      gsi1pk: lists.openEmailRequests(),
      gsi1sk: `${askedAt}#${id}`,
    }).expectNew("conflict-try-again"),
    check(keys.sessions(accountId)).expectAbsent("closedAt", "account-closed"),
    ...auditWrites(system, {
      subject: id,
      person: accountId,
      by: adminId,
      action: "email-change-asked",
      at: askedAt,
      reason,
    }),
  ]);
  const [shown] = await showEmailRequests(table, [item], { adminId, now: system.now() });
  if (!shown) throw new ProblemError("account-exempt");
  return shown;
};
