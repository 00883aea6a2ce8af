import { expect, test } from "vitest";
import { idleGrants } from "../../../scripts/rights/idle.ts";

const bikes = "cykelregistret-local-features-BikesFunction6294A395";
const use = (grant: string, used: number, functionName = bikes) => ({ functionName, grant, used });
const read = "dynamodb:GetItem on table/Register where BIKE#*";

test("a grant that no test uses is told of", () => {
  const write = "dynamodb:PutItem on table/Register where BIKE#*";
  expect(idleGrants({ uses: [use(read, 3), use(write, 0)] })).toEqual([`${bikes} ${write}`]);
});

test("one that another cloud used, under other numbers, is not", () => {
  const forget = (id: string) => `cloudfront:CreateInvalidation on distribution/${id}`;
  expect(idleGrants({ uses: [use(forget("E1"), 0), use(forget("E2"), 1)] })).toEqual([]);
  expect(idleGrants({ uses: [use(forget("E1"), 0), use(forget("E2"), 0)] })).toEqual([
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
])("what only a service uses is not: %s", (grant) => {
  expect(idleGrants({ uses: [use(grant, 0)] })).toEqual([]);
});
