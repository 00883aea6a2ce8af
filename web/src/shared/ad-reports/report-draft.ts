import { type AdReportForm, type AdReportReason, AnonymousAdReport } from "#contract/ad-reports.ts";
import { type FieldIssue } from "#contract/problems.ts";
import { ruleOf } from "#contract/field-rules.ts";

/** What the form holds, as it is typed: links one a line. */
export type Draft = {
  readonly reason: AdReportReason | undefined;
  readonly explanation: string;
  readonly links: string;
  readonly name: string;
  readonly email: string;
  readonly goodFaith: boolean;
};

export const emptyDraft: Draft = {
  reason: undefined,
  explanation: "",
  links: "",
  name: "",
  email: "",
  goodFaith: false,
};

type DraftField = keyof Draft;
const draftFields = ["reason", "explanation", "links", "name", "email", "goodFaith"] as const;
export type Faults = Partial<Record<DraftField, string>>;

export type Report = AdReportForm & {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
};

/** What the form says as it is sent. Without an account it says who writes. */
const asSent = ({ links, name, email, ...rest }: Draft, stranger: boolean) => ({
  ...rest,
  links: links.split(/\s+/).filter(Boolean),
  ...(stranger ? { name, email: email.trim() === "" ? undefined : email } : {}),
});

const someone = { name: "-", email: "nobody@example.se" };

/** By field the first rule that it breaks. */
export const faultsOf = (issues: readonly FieldIssue[]): Faults =>
  Object.fromEntries(
    draftFields.flatMap((field) => {
      const issue = issues.find(({ path }) => path.split(".").includes(field));
      return issue === undefined ? [] : [[field, issue.rule] as const];
    }),
  );

/** A report that can be sent, or the rules that it breaks. */
export const checkDraft = (draft: Draft, stranger: boolean): { report: Report } | { faults: Faults } => {
  const sent = asSent(draft, stranger);
  const whole = { ...(stranger ? {} : someone), ...sent, language: "sv", solution: "" };
  const { data, error } = AnonymousAdReport.safeParse(whole);
  if (data === undefined)
    return {
      faults: faultsOf(
        error.issues.map(({ path, message }) => ({ path: path.join("."), rule: ruleOf(message) })),
      ),
    };
  const { reason, explanation, links, goodFaith, name, email } = data;
  const report = { reason, explanation, links, goodFaith };
  return { report: stranger ? { ...report, name, email } : report };
};
