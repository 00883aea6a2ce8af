import { Email } from "#contract/people/accounts.ts";
import { maxBugMessageLength } from "#contract/office/bug-reports.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { requiredText } from "#contract/platform/text.ts";

export type BugDraft = { readonly message: string; readonly email: string };
export type BugFaults = Partial<Record<keyof BugDraft, string>>;

export type BugWords = { readonly message: string; readonly email?: string | undefined };

const Message = requiredText(maxBugMessageLength);

export const checkBugDraft = ({ message, email }: BugDraft): { words: BugWords } | { faults: BugFaults } => {
  const messageResult = Message.safeParse(message);
  const emailResult = email.trim() === "" ? undefined : Email.safeParse(email);
  if (messageResult.success && emailResult?.success !== false)
    return { words: { message: messageResult.data, email: emailResult?.data } };
  const ruleIn = (result: { error?: { issues: readonly { message: string }[] } | undefined } | undefined) => {
    const issue = result?.error?.issues[0];
    return issue && ruleOf(issue.message);
  };
  const faults = { message: ruleIn(messageResult), email: ruleIn(emailResult) };
  return { faults: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) };
};
