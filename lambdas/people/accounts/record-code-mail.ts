import type { Language } from "#contract/people/accounts.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = Pick<System, "now" | "newId" | "wait"> & {
  readonly table: Pick<Table, "transact">;
  readonly report: (error: unknown) => void;
};
type CodeMail = { readonly subject: string; readonly language: Language };

/** The pool waits 5 s for its trigger, then calls it again. */
const timeoutMs = 1000;

/** Records a mail of the user pool in the account's mail list, which administrators see. Never blocks the mail: it waits briefly and reports errors. */
export const recordCodeMail = async (
  { table, now, newId, wait, report }: Context,
  findAccount: () => Promise<string>,
  { subject, language }: CodeMail,
): Promise<void> => {
  const at = now();
  const write = async (): Promise<void> => {
    const userId = await findAccount();
    const id = `${Math.floor(at.getTime() / 1000)}-${newId("code")}`;
    const mail: Omit<PersonMailItem, "entity"> = {
      userId,
      id,
      at: at.toISOString(),
      subject,
      language,
      handedOverAt: at.toISOString(),
      expiresAt: expiryOf("personMails", at),
    };
    await table.transact([
      put(keys.personMail(userId, id), "personMail", mail).expectNew("conflict-try-again"),
    ]);
  };
  await Promise.race([write().catch(report), wait(timeoutMs)]);
};
