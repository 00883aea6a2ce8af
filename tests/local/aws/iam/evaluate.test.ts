import { describe, expect, test } from "vitest";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import { grantsOf, grantsUsed } from "#local/aws/iam/grants.ts";
import { evaluate, PolicyDocument, readStatements } from "#local/aws/iam/statement.ts";
import { wildcard } from "#local/aws/iam/wildcard.ts";
import { fc } from "#tests/property.ts";

const table = "arn:aws:dynamodb:eu-west-1:000000000000:table/Registry";
const keys = (...partitions: string[]): RequiredPermission => ({
  action: "dynamodb:GetItem",
  resource: table,
  context: { "dynamodb:leadingkeys": partitions },
});

const policy = (...Statement: object[]) => PolicyDocument.parse({ Version: "2012-10-17", Statement });
const verdict = (asked: RequiredPermission, ...sentences: object[]) =>
  evaluate(readStatements(policy(...sentences)), asked).verdict;

const allow = { Effect: "Allow", Action: "dynamodb:GetItem", Resource: table };
const onlyUsers = {
  ...allow,
  Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": ["USER#*", "EMAIL#*"] } },
};

describe("A policy", () => {
  test("allows nothing without a statement, and only what a statement names", () => {
    expect(verdict(keys("USER#1"))).toBe("not allowed");
    expect(verdict(keys("USER#1"), allow)).toBe("allowed");
    expect(verdict({ ...keys("USER#1"), action: "dynamodb:PutItem" }, allow)).toBe("not allowed");
    expect(verdict({ ...keys("USER#1"), resource: `${table}/index/gsi1` }, allow)).toBe("not allowed");
  });

  test("is overruled by every Deny", () => {
    const deny = { Effect: "Deny", Action: "dynamodb:*", Resource: "*" };
    expect(verdict(keys("USER#1"), deny, allow)).toBe("denied");
    expect(verdict(keys("USER#1"), allow, deny)).toBe("denied");
  });

  test("matches actions in any case, resources exactly", () => {
    expect(verdict(keys(), { ...allow, Action: "DynamoDB:getitem" })).toBe("allowed");
    expect(verdict(keys(), { ...allow, Resource: table.toUpperCase() })).toBe("not allowed");
  });

  test("may exclude resources or actions", () => {
    const phone = { action: "sns:Publish", resource: "+46701740605" };
    const topic = { action: "sns:Publish", resource: "arn:aws:sns:eu-west-1:000000000000:Alarms" };
    const sentence = { Effect: "Allow", Action: "sns:Publish", NotResource: "arn:aws:sns:*:*:*" };
    expect([phone, topic].map((asked) => verdict(asked, sentence))).toEqual(["allowed", "not allowed"]);
    const most = { Effect: "Allow", NotAction: ["sns:*", "ses:*"], Resource: "*" };
    expect([phone, keys()].map((asked) => verdict(asked, most))).toEqual(["not allowed", "allowed"]);
  });

  test("matches leading keys only if all of them fit", () => {
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
  ])("under %s of %j is %s if the key fits and %s without it", (operator, value, there, gone) => {
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
  ])("with %s is refused at start", (_what, part, why) => {
    expect(() => readStatements(policy({ ...allow, ...part }))).toThrow(why);
  });
});

const letter = fc.constantFrom("a", "B", "#", "*", "?", ".", "/");
const text = fc.string({ unit: letter, maxLength: 8 });

/** A slow and simple reference implementation. */
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

test("A request is allowed exactly by the grants it uses, and refused without them", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 4 }), asking, (sentences, asked) => {
      const statements = readStatements(policy(...sentences));
      const { verdict: given, by } = evaluate(statements, asked);
      const used = by.flatMap((statement) => grantsUsed(statement, asked));
      expect(used.length > 0).toBe(given === "allowed");
      expect(statements.flatMap(grantsOf)).toEqual(expect.arrayContaining(used));
      const others = statements.filter((statement) => !by.includes(statement));
      expect(evaluate(others, asked).verdict).toBe("not allowed");
    }),
  );
});
