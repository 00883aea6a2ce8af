import { InternalServerError, ThrottlingException } from "@aws-sdk/client-dynamodb";
import { S3ServiceException } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { problemOf } from "#lambdas/platform/http/problem.ts";

const metadata = { message: "", $metadata: {} };

test.each([
  ["a table that is busy", new ThrottlingException(metadata)],
  ["a table that is broken", new InternalServerError(metadata)],
  ["a bucket that is throttled", new S3ServiceException({ ...metadata, name: "SlowDown", $fault: "client" })],
  ["a connection that was cut off", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
])("%s is reported as temporarily unavailable", (_, error) => {
  expect(problemOf(error).code).toBe("unavailable");
});

test.each([
  ["a bug", new TypeError("Cannot read properties of undefined")],
  ["a missing right", Object.assign(new Error("no"), { name: "AccessDeniedException", $fault: "client" })],
])("%s is reported as an internal error", (_, error) => {
  expect(problemOf(error).code).toBe("internal");
});
