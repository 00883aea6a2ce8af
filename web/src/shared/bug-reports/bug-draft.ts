import { Email } from "#contract/accounts.ts";
import { longestBugMessage } from "#contract/bug-reports.ts";
import { ruleOf } from "#contract/field-rules.ts";
import { requiredText } from "#contract/text.ts";

/** What the form holds, as it is typed. */
export type BugDraft = { readonly message: string; readonly email: string };
export type BugFaults = Partial<Record<keyof BugDraft, string>>;

/** What is said of it, ready to be sent. */
export type BugWords = { readonly message: string; readonly email?: string | undefined };

const Message = requiredText(longestBugMessage);

export const checkBugDraft = ({ message, email }: BugDraft): { words: BugWords } | { faults: BugFaults } => {
  const said = Message.safeParse(message);
  const address = email.trim() === "" ? undefined : Email.safeParse(email);
  if (said.success && address?.success !== false)
    return { words: { message: said.data, email: address?.data } };
  const ruleIn = (result: { error?: { issues: readonly { message: string }[] } | undefined } | undefined) => {
    const issue = result?.error?.issues[0];
    return issue && ruleOf(issue.message);
  };
  const faults = { message: ruleIn(said), email: ruleIn(address) };
  return { faults: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) };
};
