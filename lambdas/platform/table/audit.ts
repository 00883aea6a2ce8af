import { expiryOf } from "#contract/privacy/retention.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "./actions.ts";
import type { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { auditTexts } from "./audit-keys.ts";
import { keys, lists } from "./keys.ts";

type Line = Omit<AuditItem, "entity" | "id" | "expiresAt">;

/**
 * Logs who looked at or changed what; no other code adds lines. The line is copied to the person and the bike
 * that it concerns, and to the list of lines with a text. Only the original is in the lists by administrator
 * and of everything.
 */
export const auditWrites = (
  { newId }: Pick<System, "newId">,
  { subject, by, action, at, person, bike, reason, search }: Line,
): readonly Action[] => {
  const id = newId("audit");
  const expiresAt = expiryOf("audit", new Date(at));
  const line = { id, subject, by, action, at, person, bike, reason, search, expiresAt };
  const place = `${at}#${id}`;
  const listed = { gsi1pk: lists.auditBy(by), gsi1sk: place, gsi2pk: lists.audit(), gsi2sk: place };
  const hasText = reason !== undefined || search !== undefined;
  const about = [person, bike, hasText ? auditTexts : undefined].filter((each) => each !== undefined);
  const others = new Set(about.filter((each) => each !== subject));
  return [
    put(keys.audit(subject, at, id), "audit", { ...line, ...listed }).expectNew("conflict-try-again"),
    ...[...others].map((other) =>
      put(keys.auditCopy(other, at, id), "auditCopy", line).expectNew("conflict-try-again"),
    ),
  ];
};
