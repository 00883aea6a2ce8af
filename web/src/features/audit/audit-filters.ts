import type { AuditAction } from "#contract/audit-actions.ts";

/** What is sought, as the API takes it. It stands in no address, for it can name people. */
export type AuditFilters = {
  readonly person?: string | undefined;
  readonly bike?: string | undefined;
  readonly administrator?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The form as it is typed. */
export type AuditDraft = {
  readonly person: string;
  readonly bike: string;
  readonly administrator: string;
  readonly action: AuditAction | undefined;
  readonly from: string;
  readonly to: string;
};

export const emptyDraft: AuditDraft = {
  person: "",
  bike: "",
  administrator: "",
  action: undefined,
  from: "",
  to: "",
};

const given = (typed: string): string | undefined => (typed.trim() === "" ? undefined : typed.trim());

/** Undefined where the days are the wrong way round. */
export const filtersOf = ({
  person,
  bike,
  administrator,
  action,
  from,
  to,
}: AuditDraft): AuditFilters | undefined => {
  if (from !== "" && to !== "" && from > to) return undefined;
  return {
    person: given(person),
    bike: given(bike),
    administrator: given(administrator),
    action,
    from: given(from),
    to: given(to),
  };
};
