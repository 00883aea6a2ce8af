import { globSync } from "node:fs";
import { basename } from "node:path";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { describe, expect, it, test } from "vitest";
import * as z from "zod";
import { barDays } from "#contract/moderation/message-reports.ts";
import type { Retention } from "#contract/privacy/retention-period.ts";
import { type Retained, retention, retentionSeconds } from "#contract/privacy/retention.ts";
import { signatureDaysKept } from "#contract/people/signing.ts";
import { lifetimes } from "#lambdas/platform/table/lifetimes.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const rows: [string, Retention][] = Object.entries(retention);
const named = rows.flatMap(([, { entities }]) => entities);

type Items = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Items>("../../../lambdas/**/items/*.ts", { eager: true });
const Literal = z.object({ value: z.string() });

/** The names of items that say when they expire. */
const expiring = Object.values(files).flatMap((file) =>
  Object.values(file).flatMap((schema) => {
    if (!(schema instanceof z.ZodObject)) return [];
    const entity = Literal.safeParse(schema.shape["entity"]).data?.value;
    return entity !== undefined && "expiresAt" in schema.shape ? [entity] : [];
  }),
);

describe("everything in the table", () => {
  it("has a retention period, or is kept as long as what it belongs to", () => {
    expect([...named, ...Object.values(lifetimes).flat()].toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  it("that expires by itself is in the retention table", () => {
    expect(expiring.length).toBeGreaterThan(30);
    const byTime = rows.flatMap(([, { by, entities }]) => (by === "ttl" ? entities : []));
    // Transfers, conversations and account items usually end in other ways first.
    const otherwise = "transfer receiptEntry handover thread message identityReview match sessions".split(
      " ",
    );
    const known = new Set([
      ...byTime,
      ...(lifetimes["an open process, nine days at most"] ?? []),
      ...otherwise,
    ]);
    expect(expiring.filter((entity) => !known.has(entity))).toEqual([]);
  });
});

const jobs = globSync("lambdas/**/*.job.ts").map((file) => basename(file));

test.each(rows)("%s is deleted by an existing rule or job", (_, { by }) => {
  expect(typeof by === "string" || jobs.includes(`${by.job}.job.ts`)).toBe(true);
});

const daysOf = (what: Retained): number => retentionSeconds(what) / 86_400;

test("periods that others state too agree with the retention table", () => {
  expect({
    longestBar: Math.max(...barDays),
    securityLog: RetentionDays.ONE_YEAR,
    functionLog: RetentionDays.THREE_MONTHS,
  }).toEqual({
    longestBar: daysOf("messageBars"),
    securityLog: daysOf("securityLogs"),
    functionLog: daysOf("functionLogs"),
  });
  // Ten years have two or three leap days.
  expect(signatureDaysKept - daysOf("signatures")).toBe(3);
});
