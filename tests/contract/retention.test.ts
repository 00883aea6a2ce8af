import { readdirSync } from "node:fs";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { describe, expect, it, test } from "vitest";
import * as z from "zod";
import { daysToUndo } from "#contract/closing.ts";
import { idCardDays } from "#contract/identity-reviews.ts";
import { monthsCheckable } from "#contract/number-reports.ts";
import { type Retained, type Retention, retention, retentionSeconds } from "#contract/retention.ts";
import { daysToClaim } from "#contract/sales/new-sale.ts";
import { signatureDaysKept } from "#contract/signing.ts";
import { daysOfRefusal } from "#contract/transfer-requests.ts";
import { daysTold } from "#contract/transfers.ts";
import { keptWith } from "#lambdas/shared/table/kept-with.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const rows: [string, Retention][] = Object.entries(retention);
const named = rows.flatMap(([, { entities }]) => entities);

type Items = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Items>("../../lambdas/shared/table/items/*.ts", { eager: true });
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
  it("is kept for a time that is written down, or as long as what it belongs to", () => {
    expect([...named, ...Object.values(keptWith).flat()].toSorted()).toEqual(Object.keys(keys).toSorted());
  });

  it("that expires by itself is told of", () => {
    expect(expiring.length).toBeGreaterThan(30);
    const byTime = rows.flatMap(([, { by, entities }]) => (by === "ttl" ? entities : []));
    // An offer of a bike, a conversation and what an account does end in other ways first.
    const otherwise = "transfer receiptEntry handover thread message identityReview match sessions".split(
      " ",
    );
    const known = new Set([
      ...byTime,
      ...(keptWith["what is under way, nine days at most"] ?? []),
      ...otherwise,
    ]);
    expect(expiring.filter((entity) => !known.has(entity))).toEqual([]);
  });
});

test.each(rows)("%s is forgotten by what exists", (_, { by }) => {
  const jobs = readdirSync(new URL("../../lambdas/jobs", import.meta.url));
  expect(typeof by === "string" || jobs.includes(`${by.job}.ts`)).toBe(true);
});

const daysOf = (what: Retained): number => retentionSeconds(what) / 86_400;

test("what pages and templates say of a period agrees with the table", () => {
  expect({
    closing: daysToUndo,
    idCard: idCardDays,
    numberReport: monthsCheckable,
    claim: daysToClaim,
    refused: daysOfRefusal,
    told: daysTold,
    securityLog: RetentionDays.ONE_YEAR,
    functionLog: RetentionDays.THREE_MONTHS,
  }).toEqual({
    closing: daysOf("closedAccounts"),
    idCard: daysOf("idCards"),
    numberReport: retention.numberReports.period.amount,
    claim: daysOf("unclaimedSales"),
    refused: daysOf("answeredRequests"),
    told: daysOf("endedTransfers"),
    securityLog: daysOf("securityLogs"),
    functionLog: daysOf("functionLogs"),
  });
  // Ten years have two or three leap days.
  expect(signatureDaysKept - daysOf("signatures")).toBe(3);
});
