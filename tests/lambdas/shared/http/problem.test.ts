import { InternalServerError, ThrottlingException } from "@aws-sdk/client-dynamodb";
import { S3ServiceException } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";

import { problemOf } from "#lambdas/shared/http/problem.ts";

const metadata = { message: "", $metadata: {} };

test.each([
  ["a table that is busy", new ThrottlingException(metadata)],
  ["a table that is broken", new InternalServerError(metadata)],
  [
    "a store that is asked too often",
    new S3ServiceException({ ...metadata, name: "SlowDown", $fault: "client" }),
  ],
  ["a connection that was cut off", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })],
])("%s is said to be away for a while, not broken by us", (_, error) => {
  expect(problemOf(error).code).toBe("unavailable");
});

test.each([
  ["a mistake of our own", new TypeError("Cannot read properties of undefined")],
  [
    "what we may not ask",
    Object.assign(new Error("no"), { name: "AccessDeniedException", $fault: "client" }),
  ],
])("%s is not", (_, error) => {
  expect(problemOf(error).code).toBe("internal");
});
