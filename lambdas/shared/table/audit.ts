import type { System } from "#lambdas/system.ts";
import { type Action, put } from "./actions.ts";
import type { AuditItem } from "./items/audit.ts";
import { keys, lists } from "./keys.ts";

type Line = Omit<AuditItem, "entity" | "id">;

/** At what searches for people are written down: whom they find is not written. */
export const searchesOfPeople = "people";

/**
 * Writes down who looked at or changed what. Nothing else writes lines, and nothing deletes them; an erasure takes out of their words the name and the addresses of a person who is gone, and that alone.
 * A line lies at its subject, and again at the person and the bike it concerns, so that each has a list of its own; the first of them also stands in the lists of its administrator and of everything.
 */
export const auditWrites = (
  { newId }: Pick<System, "newId">,
  { subject, by, action, at, person, bike, reason, search }: Line,
): readonly Action[] => {
  const id = newId("audit");
  const line = { id, subject, by, action, at, person, bike, reason, search };
  const place = `${at}#${id}`;
  const listed = { gsi1pk: lists.auditBy(by), gsi1sk: place, gsi2pk: lists.audit(), gsi2sk: place };
  const about = [person, bike].filter((each) => each !== undefined);
  const others = new Set(about.filter((each) => each !== subject));
  return [
    put(keys.audit(subject, at, id), "audit", { ...line, ...listed }).expectNew("conflict-try-again"),
    ...[...others].map((other) =>
      put(keys.auditCopy(other, at, id), "auditCopy", line).expectNew("conflict-try-again"),
    ),
  ];
};
