import { swedishDate } from "#contract/calendar-date.ts";
import type { NewEmailRequest } from "#contract/email-request-acts.ts";
import type { EmailRequest } from "#contract/email-requests.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { expiryOf } from "#contract/retention.ts";
import { showEmailRequests } from "./show-email-requests.ts";
import { requireNoAdministrator } from "#lambdas/people-admin/actions/act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { readPerson } from "#lambdas/people-admin/read-person.ts";
import { askedNow } from "#lambdas/shared/administrators/four-eyes.ts";
import { requireVerified } from "#lambdas/shared/administrators/require-verified.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { isFreeFor } from "#lambdas/shared/table/email-guard.ts";
import { isNew, notAfter } from "#lambdas/shared/table/expectations.ts";
import type { EmailRequestItem, OpenEmailRequestItem } from "#lambdas/shared/table/items/email-request.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system" | "isAdministrator">;
type Asked = { readonly adminId: string; readonly accountId: string; readonly request: NewEmailRequest };

/** Administrators find people by their addresses anyway, so they are told that one is taken. */
const requireFree = async ({ table, system }: Context, { userId, email }: ProfileItem, wanted: string) => {
  if (wanted === email)
    throw new ProblemError("invalid-request", { issues: [{ path: "email", rule: "email-unchanged" }] });
  const guard = await table.get(keys.emailGuard(wanted), EmailGuardItem);
  if (!isFreeFor(guard, userId, system.now())) throw new ProblemError("email-taken");
};

const newRequest = ({ system }: Context, { email: former, userId }: ProfileItem, asked: Asked) => {
  const now = system.now();
  const item: EmailRequestItem = {
    entity: "emailRequest",
    id: system.newId("emailrequest"),
    userId,
    email: asked.request.email,
    former,
    reason: hidePersonalNumbers(asked.request.reason, swedishDate(now)),
    state: "asked",
    askedBy: asked.adminId,
    ...askedNow(now),
    expiresAt: expiryOf("emailRequests", now),
  };
  return item;
};

/** Of two who ask at once one is told that it has been done. What has lapsed is in nobody's way. */
const guardWrite = ({ userId, id, askedAt, lapsesAt }: EmailRequestItem): Action => {
  const expiresAt = Math.floor(Date.parse(lapsesAt) / 1000);
  const guard: OpenEmailRequestItem = { entity: "openEmailRequest", requestId: id, lapsesAt, expiresAt };
  return put(keys.openEmailRequest(userId), "openEmailRequest", guard).expectEither(
    [isNew("email-request-open"), notAfter("lapsesAt", askedAt, "email-request-open")],
    "email-request-open",
  );
};

/** Asks for another address of someone who has lost their mailbox. Nothing changes, and nobody is told, before another administrator has approved. */
export const askForEmailChange = async (context: Context, asked: Asked): Promise<EmailRequest> => {
  const { table, system } = context;
  const { adminId, accountId, request } = asked;
  await requireNoAdministrator(context, { adminId, accountId, reason: request.reason });
  const profile = await readPerson(table, accountId);
  requireVerified(profile);
  await requireFree(context, profile, request.email);
  const item = newRequest(context, profile, asked);
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
