import { expiryOf } from "#contract/privacy/retention.ts";
import { type Act, actLines, requireOther } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { isDeclined } from "#lambdas/office/people/person/show-mails.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import { check, put, update } from "#lambdas/platform/table/actions.ts";
import { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type MailAct = Act & { readonly mailId: string };

/** Queues a copy from the stored template. Of two simultaneous requests the second gets `mail-sent-again`. */
export const sendMailAgain = async (
  context: Pick<PeopleAdminContext, "table" | "system">,
  act: MailAct,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  const { accountId: userId, mailId } = act;
  const profile = await requireOther(context, act);
  const mail = await table.get(keys.personMail(userId, mailId), PersonMailItem);
  if (!mail) throw new ProblemError("mail-not-found");
  if (mail.template === undefined) throw new ProblemError("mail-not-repeatable");
  if (isDeclined(mail, profile)) throw new ProblemError("mail-declined");
  const now = system.now();
  await table.transact([
    update(keys.personMail(userId, mailId))
      .set({ againAt: now.toISOString() })
      .expectExists("mail-not-found")
      .expectAbsent("againAt", "mail-sent-again"),
    check(refusalKey(profile.email)).expectAbsent("reason", "mail-address-refused"),
    put(keys.mailAgain(userId, mailId), "mailAgain", {
      userId,
      template: mail.template,
      expiresAt: expiryOf("personMails", now),
    }),
    ...actLines(system, act, "mail-sent-again", now),
  ]);
  return {};
};
