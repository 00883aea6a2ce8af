import { pbkdf2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { exampleChallenge, exampleSolution } from "#contract/platform/openapi-examples.ts";

it("the example challenge of the OpenAPI document has the example solution", () => {
  const { nonce, salt, cost, keyLength, keyPrefix } = exampleChallenge.parameters;
  const keyOf = (counter: number): string => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, "hex"), number]);
    return pbkdf2Sync(password, Buffer.from(salt, "hex"), cost, keyLength, "sha256").toString("hex");
  };
  let counter = 0;
  while (!keyOf(counter).startsWith(keyPrefix)) counter += 1;
  expect({ counter, derivedKey: keyOf(counter) }).toEqual(exampleSolution);
});
