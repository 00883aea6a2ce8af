import { describe, expect, test } from "vitest";

import type { Asked } from "#local/iam/asked.ts";
import { grantsOf, grantsUsed, withoutGrants } from "#local/iam/grants.ts";
import { evaluate, PolicyDocument, readStatements } from "#local/iam/statement.ts";
import { wildcard } from "#local/iam/wildcard.ts";
import { fc } from "#tests/property.ts";

const table = "arn:aws:dynamodb:eu-west-1:000000000000:table/Registry";
const keys = (...partitions: string[]): Asked => ({
  action: "dynamodb:GetItem",
  resource: table,
  context: { "dynamodb:leadingkeys": partitions },
});

const policy = (...Statement: object[]) => PolicyDocument.parse({ Version: "2012-10-17", Statement });
const verdict = (asked: Asked, ...sentences: object[]) =>
  evaluate(readStatements(policy(...sentences)), asked).verdict;

const allow = { Effect: "Allow", Action: "dynamodb:GetItem", Resource: table };
const onlyUsers = {
  ...allow,
  Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["USER#*", "EMAIL#*"] } },
};

describe("what a policy allows", () => {
  test("is nothing without a statement, and what one names with it", () => {
    expect(verdict(keys("USER#1"))).toBe("not allowed");
    expect(verdict(keys("USER#1"), allow)).toBe("allowed");
    expect(verdict({ ...keys("USER#1"), action: "dynamodb:PutItem" }, allow)).toBe("not allowed");
    expect(verdict({ ...keys("USER#1"), resource: `${table}/index/gsi1` }, allow)).toBe("not allowed");
  });

  test("is less by every Deny, whatever else allows it", () => {
    const deny = { Effect: "Deny", Action: "dynamodb:*", Resource: "*" };
    expect(verdict(keys("USER#1"), deny, allow)).toBe("denied");
    expect(verdict(keys("USER#1"), allow, deny)).toBe("denied");
  });

  test("names actions in capitals or not, resources as they are", () => {
    expect(verdict(keys(), { ...allow, Action: "DynamoDB:getitem" })).toBe("allowed");
    expect(verdict(keys(), { ...allow, Resource: table.toUpperCase() })).toBe("not allowed");
  });

  test("may be everything but something", () => {
    const phone = { action: "sns:Publish", resource: "+46701740605" };
    const topic = { action: "sns:Publish", resource: "arn:aws:sns:eu-west-1:000000000000:Alarms" };
    const sentence = { Effect: "Allow", Action: "sns:Publish", NotResource: "arn:aws:sns:*:*:*" };
    expect([phone, topic].map((asked) => verdict(asked, sentence))).toEqual(["allowed", "not allowed"]);
    const most = { Effect: "Allow", NotAction: ["sns:*", "ses:*"], Resource: "*" };
    expect([phone, keys()].map((asked) => verdict(asked, most))).toEqual(["not allowed", "allowed"]);
  });

  test("holds for leading keys only where all of them fit", () => {
    expect(verdict(keys("USER#1", "EMAIL#a@b.se"), onlyUsers)).toBe("allowed");
    expect(verdict(keys("USER#1", "BIKE#1"), onlyUsers)).toBe("not allowed");
    expect(verdict(keys(""), onlyUsers)).toBe("not allowed");
  });

  test.each([
    ["StringEquals", ["dynamodb.eu-west-1.amazonaws.com"], true, false],
    ["StringNotEquals", ["s3.eu-west-1.amazonaws.com"], true, true],
    ["StringEqualsIfExists", ["s3.eu-west-1.amazonaws.com"], false, true],
    ["StringLike", ["dynamodb.*"], true, false],
    ["ForAnyValue:StringLike", ["dynamodb.*"], true, false],
    ["Null", "false", true, false],
    ["Null", "true", false, true],
  ])("under %s of %j is %s where the key fits and %s where there is none", (operator, value, there, gone) => {
    const sentence = { ...allow, Condition: { [operator]: { "kms:ViaService": value } } };
    const via = { "kms:viaservice": ["dynamodb.eu-west-1.amazonaws.com"] };
    expect(verdict({ ...keys(), context: via }, sentence) === "allowed").toBe(there);
    expect(verdict({ ...keys(), context: {} }, sentence) === "allowed").toBe(gone);
  });

  test.each([
    [
      "an operator nobody knows",
      { Condition: { DateLessThan: { "kms:ViaService": "2030" } } },
      /DateLessThan, which is not known/,
    ],
    [
      "a key that no request tells",
      { Condition: { Null: { "aws:MultiFactorAuthAge": "true" } } },
      /told of no request/,
    ],
    ["a variable", { Resource: `${table}/\${aws:username}` }, /variables are not understood/],
    ["a sentence that names no resource", { Resource: undefined }, /Invalid input/],
    ["a part of a sentence nobody knows", { Principal: "*" }, /Principal/],
  ])("is not guessed for %s: the cloud does not start", (_what, part, why) => {
    expect(() => readStatements(policy({ ...allow, ...part }))).toThrow(why);
  });
});

const letter = fc.constantFrom("a", "B", "#", "*", "?", ".", "/");
const text = fc.string({ unit: letter, maxLength: 8 });

/** As slow and as plain as can be. */
const matches = (pattern: string, value: string): boolean => {
  if (pattern === "") return value === "";
  if (pattern.startsWith("*"))
    return matches(pattern.slice(1), value) || (value !== "" && matches(pattern, value.slice(1)));
  return (
    value !== "" &&
    (pattern[0] === "?" || pattern[0] === value[0]) &&
    matches(pattern.slice(1), value.slice(1))
  );
};

test("* stands for any text and ? for one character, and nothing else is special", () => {
  fc.assert(
    fc.property(text, text, (pattern, value) => {
      expect(wildcard(pattern)(value)).toBe(matches(pattern, value));
    }),
  );
});

const partition = fc.constantFrom("USER#*", "BIKE#*", "EMAIL#*", "CAMPAIGNS");
const action = fc.constantFrom("dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:Query");
const sentence = fc.record({
  Effect: fc.constant("Allow"),
  Action: fc.uniqueArray(action, { minLength: 1 }),
  Resource: fc.uniqueArray(fc.constantFrom(table, `${table}/index/gsi1`), { minLength: 1 }),
  Condition: fc
    .uniqueArray(partition, { minLength: 1 })
    .map((patterns) => ({ "ForAllValues:StringLike": { "dynamodb:LeadingKeys": patterns } })),
});
const asking = fc.record({
  action,
  resource: fc.constantFrom(table, `${table}/index/gsi1`),
  context: fc
    .constantFrom("USER#1", "BIKE#1", "EMAIL#1", "CAMPAIGNS", "OTHER")
    .map((key) => ({ "dynamodb:leadingkeys": [key] })),
});

test("whatever a request makes use of is granted, and without all of it the request is refused", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 4 }), asking, (sentences, asked) => {
      const written = policy(...sentences);
      const statements = readStatements(written);
      const { verdict: given, by } = evaluate(statements, asked);
      const used = by.flatMap((statement) => grantsUsed(statement, asked));
      expect(used.length > 0).toBe(given === "allowed");
      expect(statements.flatMap(grantsOf)).toEqual(expect.arrayContaining(used));
      const left = readStatements(withoutGrants(written, used));
      expect(evaluate(left, asked).verdict).toBe("not allowed");
      const others = statements.flatMap(grantsOf).filter((grant) => !used.includes(grant));
      expect(new Set(left.flatMap(grantsOf))).toEqual(new Set(others));
    }),
  );
});
