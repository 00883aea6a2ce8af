import type { AuditAction } from "#contract/audit-actions.ts";
import type { AuditLine } from "#contract/audit.ts";
import { csvOf } from "#contract/csv.ts";

type Words = {
  readonly columns: readonly string[];
  readonly actions: Readonly<Record<AuditAction, string>>;
};

/** Ids beside names: a name can change, and two people can have the same. */
export const auditCsv = (lines: readonly AuditLine[], { columns, actions }: Words): string =>
  csvOf([
    columns,
    ...lines.map(({ at, by, action, person, bike, subject, reason, search }) => [
      at,
      by.id,
      by.name ?? "",
      action,
      actions[action],
      person?.id ?? "",
      person?.name ?? "",
      bike?.id ?? "",
      bike?.frameNumber ?? "",
      subject,
      reason ?? "",
      search === undefined ? "" : JSON.stringify(search),
    ]),
  ]);
