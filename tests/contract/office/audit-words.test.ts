import { expect, it } from "vitest";
import { auditWordsEn, auditWordsSv } from "#contract/office/audit-words.ts";
import { AuditAction } from "#contract/platform/audit-actions.ts";

it.each(AuditAction.options)("%s has its own wording in both languages", (action) => {
  const others = AuditAction.options.filter((other) => other !== action);
  for (const words of [auditWordsSv, auditWordsEn]) {
    expect(words[action]).toMatch(/^[a-zåäö].* /);
    expect(words[action]).not.toContain(action);
    expect(others.map((other) => words[other])).not.toContain(words[action]);
  }
  expect(auditWordsSv[action]).not.toBe(auditWordsEn[action]);
});
