import { describe, expect, test } from "vitest";
import { holds } from "#local/template/conditions.ts";
import { noValue, resolveValue, type Scope } from "#local/template/intrinsics.ts";
import { generateSecret, parseSecretReference, secretField } from "#local/template/secret-values.ts";

const scope: Scope = {
  ref: (id) => (id === "AWS::NoValue" ? noValue : `ref-${id}`),
  getAtt: (id, attribute) => `${id}/${attribute}`,
  condition: (name) => name === "Yes",
  findInMap: (...path) => path.join("-"),
  importValue: (name) => `import-${name}`,
  stackOutput: (...path) => path.join("."),
  dynamic: (reference) => `<${reference}>`,
};

describe("An intrinsic function", () => {
  test.each([
    ["Ref", { Ref: "Table" }, "ref-Table"],
    ["Fn::GetAtt as a list", { "Fn::GetAtt": ["Table", "Stream.Arn"] }, "Table/Stream.Arn"],
    ["Fn::GetAtt as a text", { "Fn::GetAtt": "Table.Stream.Arn" }, "Table/Stream.Arn"],
    ["Fn::Join", { "Fn::Join": ["-", ["a", { Ref: "B" }, 3]] }, "a-ref-B-3"],
    ["Fn::Sub", { "Fn::Sub": "${A}/${B.Arn}/${!C}" }, "ref-A/B/Arn/${C}"],
    ["Fn::Sub with its own names", { "Fn::Sub": ["${A}${B}", { A: { Ref: "X" } }] }, "ref-Xref-B"],
    ["Fn::Select of Fn::Split", { "Fn::Select": [1, { "Fn::Split": ["/", "a/b/c"] }] }, "b"],
    ["Fn::If", { "Fn::If": ["Yes", { Ref: "A" }, { "Fn::Unknown": 1 }] }, "ref-A"],
    ["Fn::FindInMap", { "Fn::FindInMap": ["M", { Ref: "A" }, "k"] }, "M-ref-A-k"],
    ["Fn::ImportValue", { "Fn::ImportValue": { "Fn::Sub": "${A}-x" } }, "import-ref-A-x"],
    ["Fn::GetStackOutput", { "Fn::GetStackOutput": { StackName: "S", OutputName: "O" } }, "S.O"],
    ["Fn::Base64", { "Fn::Base64": "å" }, "w6U="],
    [
      "a dynamic reference inside a joined text",
      { "Fn::Join": ["", ["x{{resolve:secretsmanager:", { Ref: "S" }, ":SecretString:::}}y"]] },
      "x<secretsmanager:ref-S:SecretString:::>y",
    ],
    ["AWS::NoValue", { a: { Ref: "AWS::NoValue" }, b: [{ Ref: "AWS::NoValue" }, 1] }, { b: [1] }],
  ])("%s is resolved", (_name, value, expected) => {
    expect(resolveValue(value, scope)).toEqual(expected);
  });

  test("that is unknown is named in the error", () => {
    expect(() => resolveValue({ x: [{ "Fn::Cidr": ["10.0.0.0/16", 6, 5] }] }, scope)).toThrow(
      "the intrinsic function Fn::Cidr is not served here",
    );
  });

  test("that selects beyond its list fails", () => {
    expect(() => resolveValue({ "Fn::Select": [4, ["a"]] }, scope)).toThrow("there is no element 4");
  });
});

test.each([
  [{ "Fn::Equals": [{ Ref: "A" }, "ref-A"] }, true],
  [{ "Fn::Not": [{ Condition: "Yes" }] }, false],
  [{ "Fn::And": [{ Condition: "Yes" }, { Condition: "No" }] }, false],
  [{ "Fn::Or": [{ Condition: "No" }, { "Fn::Equals": ["a", "a"] }] }, true],
])("The condition %j is %s", (condition, expected) => {
  expect(holds(condition, scope)).toBe(expected);
});

test("A secret follows its recipe", () => {
  const recipe = { PasswordLength: 50, ExcludeCharacters: "abc", ExcludePunctuation: true };
  expect(generateSecret(recipe)).toMatch(/^[A-Zd-z0-9]{50}$/);
  const inside = generateSecret({
    ...recipe,
    SecretStringTemplate: '{"user":"x"}',
    GenerateStringKey: "password",
  });
  expect(secretField(inside, "user")).toBe("x");
  expect(secretField(inside, "password")).toHaveLength(50);
});

test("A secret reference yields ARN and field; a reference to another service is refused by name", () => {
  const arn = "arn:aws:secretsmanager:eu-west-1:000000000000:secret:Name-local0";
  expect(parseSecretReference(`secretsmanager:${arn}:SecretString:::`)).toEqual({
    secret: arn,
    field: undefined,
  });
  expect(parseSecretReference(`secretsmanager:${arn}:SecretString:key::`)).toEqual({
    secret: arn,
    field: "key",
  });
  expect(() => parseSecretReference("ssm:/name:1")).toThrow("{{resolve:ssm:/name:1}} is not served here");
});
