import type { DataRight } from "#contract/office/contact.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { AuditAction } from "#contract/platform/audit-actions.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import type { ContactCaseItem, ContactEntryItem } from "#lambdas/office/items/contact.ts";
import { caseAfter, caseWrite } from "#lambdas/office/letters/change-case.ts";
import { dueAfter, extendedDueAfter } from "#lambdas/office/letters/due.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCase } from "./read-case.ts";
import { canExtend } from "./show-cases.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;

/** `version` is the version that the administrator saw. */
type CaseAct = { readonly adminId: string; readonly caseNumber: string; readonly version: number };

type Step = {
  readonly kind: ContactEntryItem["kind"];
  readonly action: AuditAction;
  readonly text?: string;
  /** Also the reason in the audit line. */
  readonly isReason?: true;
  readonly change: (item: ContactCaseItem, now: Date) => Partial<ContactCaseItem>;
};

/** Refuses a repeated request, or one from an outdated page, by the version. */
const readSeen = async ({ table }: Context, { adminId, caseNumber, version }: CaseAct) => {
  const { item, accountId } = await readCase(table, caseNumber);
  if (accountId === adminId) throw new ProblemError("account-exempt");
  if (item.version !== version || item.state === "closed") throw new ProblemError("contact-case-changed");
  return { item, accountId };
};

const actOnCase = async (context: Context, act: CaseAct, step: Step): Promise<Record<string, never>> => {
  const { table, system } = context;
  const { adminId, caseNumber, version } = act;
  const { item, accountId } = await readSeen(context, act);
  if (step.kind !== "taken" && item.holder !== undefined && item.holder !== adminId)
    throw new ProblemError("contact-case-held");
  const now = system.now();
  const at = now.toISOString();
  const text = step.text === undefined ? undefined : hidePersonalNumbers(step.text, swedishDate(now));
  const entry = { kind: step.kind, at, text, by: adminId };
  await table.transact([
    caseWrite(caseAfter(item, entry, { holder: adminId, ...step.change(item, now) })).expect(
      "version",
      version,
      "contact-case-changed",
    ),
    ...auditWrites(system, {
      subject: caseNumber,
      person: accountId,
      by: adminId,
      action: step.action,
      at,
      reason: step.isReason && text,
    }),
    endClaim({ queue: "letters", caseId: caseNumber }, adminId, now),
  ]);
  return {};
};

/** Assigns a new case to the administrator. An answered case stays answered. */
export const takeContactCase = (context: Context, act: CaseAct) =>
  actOnCase(context, act, {
    kind: "taken",
    action: "letter-taken",
    change: ({ state }) => ({ state: state === "new" ? "assigned" : state }),
  });

/** Marks a letter as a data request. The month to answer starts when the letter arrived, even if its writer chose another topic. */
export const sortContactCase = (context: Context, act: CaseAct, right: DataRight) =>
  actOnCase(context, act, {
    kind: "sorted",
    action: "letter-sorted",
    text: right,
    change: ({ state, dueOn, askedAt }) => ({
      right,
      state: state === "new" ? "assigned" : state,
      dueOn: dueOn ?? dueAfter(askedAt),
    }),
  });

/** Stores the answer; the stream handler mails it. With `waits` the case stays open and due. */
export const answerContactCase = (context: Context, act: CaseAct, text: string, waits = false) =>
  actOnCase(context, act, {
    kind: "answer",
    action: "letter-answered",
    text,
    change: ({ answeredAt }, now) =>
      waits
        ? { state: "assigned", answeredAt: undefined }
        : { state: "answered", answeredAt: answeredAt ?? now.toISOString() },
  });

export const extendContactCase = (context: Context, act: CaseAct, reason: string) =>
  actOnCase(context, act, {
    kind: "extension",
    action: "letter-extended",
    text: reason,
    isReason: true,
    change: (item, now) => {
      if (!canExtend(item, now)) throw new ProblemError("contact-case-not-extendable");
      return {
        state: "assigned",
        dueOn: extendedDueAfter(item.askedAt),
        extendedAt: now.toISOString(),
      };
    },
  });

export const closeContactCase = (context: Context, act: CaseAct, reason: string) =>
  actOnCase(context, act, {
    kind: "closing",
    action: "letter-closed",
    text: reason,
    isReason: true,
    change: () => ({ state: "closed" }),
  });
