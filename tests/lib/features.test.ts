import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { rightsOf } from "#tests/lib/rights-of.ts";
import {
  atHome,
  production,
  registryApp,
  resourcesOfType,
  deploymentOf,
  stackIds,
} from "#tests/lib/synthesised.ts";

describe("rights", () => {
  let template: Template;
  let local: Template;
  let functions: string[];
  beforeAll(async () => {
    template = deploymentOf(await registryApp(production), ["Edge", ...stackIds]);
    local = deploymentOf(await registryApp(atHome));
    functions = resourcesOfType(template, "AWS::Lambda::Function")
      .flatMap(([id]) => /^(\w+)Function[0-9A-F]{8}$/.exec(id)?.[1] ?? [])
      .toSorted();
  });

  it("of each function are those of rights.txt, which `npm test -- tests/lib/features.test.ts -u` writes", async () => {
    const rights = functions.map((name) => [`${name}:`, ...rightsOf(template, name)].join("\n  "));
    await expect(`${rights.join("\n")}\n`).toMatchFileSnapshot("rights.txt");
  });

  it("let no function delete the audit log, only erasure change it, and only administrators' pages, erasure and own copies read it", () => {
    const touching = functions.flatMap((name) =>
      rightsOf(template, name)
        .filter((line) => /^dynamodb:.* on RegisterTable\S* where .*\bAUDIT(S\b|#)/.test(line))
        .map((line) => [name, line.slice(0, line.indexOf(" on "))]),
    );
    expect(touching.length).toBeGreaterThan(1);
    expect(touching.filter(([, actions]) => /Update|Delete|BatchWrite|PartiQL/.test(actions ?? ""))).toEqual([
      ["EraseAccounts", "dynamodb:Query dynamodb:UpdateItem"],
    ]);
    expect(
      new Set(touching.filter(([, actions]) => /Get|Query|Scan/.test(actions ?? "")).map(([name]) => name)),
    ).toEqual(new Set(["Audit", "BikeAdmin", "BugReports", "EraseAccounts", "MakeOwnCopies", "PeopleAdmin"]));
  });

  const holdersOf = (right: RegExp): string[] =>
    functions.filter((name) => rightsOf(template, name).some((line) => right.test(line)));

  it("to decrypt a personal number belong to the functions that compare it with a receipt or an ID card", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber (?!for a named (order|store))/)).toEqual([
      "Analysis",
      "IdentityReviews",
    ]);
  });

  it("to decrypt the result of an eID order belong to the function that started the order", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber for a named order/)).toEqual(["Identity"]);
  });

  it("to read an ID card belong to the functions that receive and review it", () => {
    expect(holdersOf(/s3:GetObject.* on PicturesIdCards/)).toEqual(["IdentityReviews", "Uploads"]);
  });

  it("to decrypt a sole trader's number belong to the function that decides about stores", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber for a named store/)).toEqual(["StoreDecisions"]);
  });

  it("to create accounts belong to the functions for BankID, for opening stores and for staff", () => {
    expect(holdersOf(/AdminCreateUser|AdminSetUserPassword/)).toEqual([
      "Identity",
      "Staff",
      "StoreDecisions",
    ]);
  });

  it("to delete accounts belong to the functions that undo an account or an invitation, and to erasure", () => {
    expect(holdersOf(/AdminDeleteUser/)).toEqual(["EraseAccounts", "Identity", "Staff"]);
  });

  it("to change groups belong to the functions for opening stores and for staff, and no function may change a second factor", () => {
    expect(holdersOf(/cognito-idp:Admin(Add|Remove)User/)).toEqual(["Staff", "StoreDecisions"]);
    expect(holdersOf(/cognito-idp:(AdminSetUserMFA|\*)/)).toEqual([]);
  });

  it("to read a certificate are not granted where BankID is simulated", () => {
    expect(rightsOf(local, "Identity").filter((line) => line.includes("secretsmanager"))).toEqual([]);
  });

  it("to send mail belong to the notifier, and in a test stage to the mail previews", () => {
    expect(holdersOf(/ses:Send/)).toEqual(["Notifier"]);
    expect(rightsOf(local, "MailPreviews").filter((line) => line.startsWith("ses:Send"))).toHaveLength(2);
  });

  it("never reach the whole table", () => {
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/dynamodb:(\*|Scan|DeleteTable|PartiQL)/);
  });
});
