import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { actsOfCustomers, AuditAction } from "#contract/platform/audit-actions.ts";
import { kinds } from "#lambdas/privacy/own-copy/gather/kinds.ts";
import { actorOf } from "#lambdas/privacy/own-copy/gather/notices.ts";
import { OwnData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

it("every kind of item is either part of an export or left out", () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it("every part of an export has a kind of item, and every kind left out has a reason", () => {
  const all = Object.values(kinds);
  const parts = new Set<string>(all.flatMap((belonging) => ("part" in belonging ? [belonging.part] : [])));
  const { madeAt: _, ...told } = OwnData.shape;
  expect([...parts].toSorted()).toEqual(Object.keys(told).toSorted());
  const reasons = all.flatMap((belonging) => ("not" in belonging ? [belonging.not] : []));
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
});

describe("an act about a person", () => {
  const ofCustomers = new Set<AuditAction>(actsOfCustomers);
  const line = { entity: "audit", id: "audit_1", subject: "anna", at: "2026-06-01T10:00:00.000Z" } as const;

  it.each(AuditAction.options)("%s is an administrator's only if no customer or store acts so", (action) => {
    const done = { ...line, expiresAt: 0, by: "bosse", action };
    expect(actorOf(done, "anna")).toBe(ofCustomers.has(action) ? "somebody" : "administrator");
    expect(actorOf(done, "bosse")).toBe("you");
  });

  it("is written as a customer's or a store's by exactly the functions that know no administrator", () => {
    const written = globSync("lambdas/**/*.ts").flatMap((path) => {
      const text = readFileSync(path, "utf8");
      if (!/auditWrites\(\w+, \{/.test(text) || /adminId|decidedBy|role !== "admin"/.test(text)) return [];
      return AuditAction.options.filter((action) => text.includes(`action: "${action}"`));
    });
    expect(written.toSorted()).toEqual(actsOfCustomers.toSorted());
  });
});
