import type { Language } from "#contract/accounts.ts";
import { expiryOf } from "#contract/retention.ts";
import type { System } from "#lambdas/system.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { PersonMailItem } from "#lambdas/shared/table/items/person-mail.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<System, "now" | "newId" | "wait"> & {
  readonly table: Pick<Table, "transact">;
  readonly report: (error: unknown) => void;
};
type CodeMail = { readonly subject: string; readonly language: Language };

/** In milliseconds. The user pool waits five seconds for its words, and then asks again. */
const patience = 1000;

/**
 * Writes down that the user pool has been given the words of a mail, where administrators see what someone was mailed. The mail
 * goes out whether or not that succeeds, and does not wait long for it. `findAccount` tells whose it is.
 */
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
  await Promise.race([write().catch(report), wait(patience)]);
};
