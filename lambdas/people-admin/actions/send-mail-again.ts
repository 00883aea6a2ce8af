import { expiryOf } from "#contract/retention.ts";
import { type Act, actLine, requireOther } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { isDeclined } from "#lambdas/people-admin/person/show-mails.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { refusalKey } from "#lambdas/shared/mail/refusals.ts";
import { check, put, update } from "#lambdas/shared/table/actions.ts";
import { PersonMailItem } from "#lambdas/shared/table/items/person-mail.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type MailAct = Act & { readonly mailId: string };

/** Has a mail sent once more, as a mail of its own, by what is written of it. Of two who do so at once one is told that it has been done. */
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
    ...actLine(system, act, "mail-sent-again", now),
  ]);
  return {};
};
