import {
  type AdReportForm,
  type AdReportReason,
  AnonymousAdReport,
} from "#contract/moderation/ad-reports.ts";
import { type FieldIssue } from "#contract/platform/problems.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";

/** Form values as typed; `links` holds one address per line. */
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

/** Adds contact data only for reporters without an account. */
const toRequest = ({ links, name, email, ...rest }: Draft, stranger: boolean) => ({
  ...rest,
  links: links.split(/\s+/).filter(Boolean),
  ...(stranger ? { name, email: email.trim() === "" ? undefined : email } : {}),
});

const placeholderContact = { name: "-", email: "nobody@example.se" };

/** The first broken rule of each field. */
export const faultsOf = (issues: readonly FieldIssue[]): Faults =>
  Object.fromEntries(
    draftFields.flatMap((field) => {
      const issue = issues.find(({ path }) => path.split(".").includes(field));
      return issue === undefined ? [] : [[field, issue.rule] as const];
    }),
  );

/** Returns a valid report, or the broken rules. */
export const checkDraft = (draft: Draft, stranger: boolean): { report: Report } | { faults: Faults } => {
  const sent = toRequest(draft, stranger);
  const whole = { ...(stranger ? {} : placeholderContact), ...sent, language: "sv", solution: "" };
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
