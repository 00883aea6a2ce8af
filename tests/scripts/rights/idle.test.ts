import { expect, test } from "vitest";
import { idleGrants } from "../../../scripts/rights/idle.ts";
import { readRecord } from "../../../scripts/rights/record.ts";

const bikes = "cykelregistret-local-features-BikesFunction6294A395";
const use = (grant: string, used: number, functionName = bikes) => ({ functionName, grant, used });
const read = "dynamodb:GetItem on table/Register where BIKE#*";

test("a grant that no test uses is reported", () => {
  const write = "dynamodb:PutItem on table/Register where BIKE#*";
  expect(idleGrants([use(read, 3), use(write, 0)])).toEqual([`${bikes} ${write}`]);
});

test("a grant that another cloud used under other ids is not reported", () => {
  const forget = (id: string) => `cloudfront:CreateInvalidation on distribution/${id}`;
  expect(idleGrants([use(forget("E1"), 0), use(forget("E2"), 1)])).toEqual([]);
  expect(idleGrants([use(forget("E1"), 0), use(forget("E2"), 0)])).toEqual([
    `${bikes} cloudfront:CreateInvalidation on distribution/…`,
  ]);
});

test.each([
  "logs:PutLogEvents on log-group:Bikes",
  "xray:PutTraceSegments on *",
  "dynamodb:GetRecords on table/Register/stream/local",
  "s3:PutObject on cykelregistret-local-givenupbucket/*",
  "sqs:SendMessage on ClockUndelivered",
  "lambda:InvokeFunction on function:Bikes:*",
  "s3:ListBucket on photos",
])("a grant that only an AWS service uses is not reported: %s", (grant) => {
  expect(idleGrants([use(grant, 0)])).toEqual([]);
});

test("records of several clouds are added up, and half a line is skipped", () => {
  const line = (used: number): string =>
    JSON.stringify({ rights: [{ functionName: bikes, grants: [{ grant: read, used }] }] });
  expect(readRecord(`${line(2)}\n${line(3)}\n{"rights": [{"funct`)).toEqual([use(read, 5)]);
});
