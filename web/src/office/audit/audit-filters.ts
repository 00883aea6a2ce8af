import type { AuditAction } from "#contract/platform/audit-actions.ts";

/** Filters as the API takes them. Kept out of the URL, because they can name people. */
export type AuditFilters = {
  readonly person?: string | undefined;
  readonly bike?: string | undefined;
  readonly administrator?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

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

const trimmed = (typed: string): string | undefined => (typed.trim() === "" ? undefined : typed.trim());

/** Undefined if the end date is before the start date. */
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
    person: trimmed(person),
    bike: trimmed(bike),
    administrator: trimmed(administrator),
    action,
    from: trimmed(from),
    to: trimmed(to),
  };
};
