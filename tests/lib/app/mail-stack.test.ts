import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { MailStack } from "#lib/app/mail-stack.ts";
import {
  type Chosen,
  anApp,
  production,
  registryApp,
  resourcesOfType,
  settingsFor,
  trial,
} from "#tests/lib/synthesised.ts";

const mailOf = (chosen: Chosen): Template => {
  const [settings, env] = [settingsFor(chosen), { region: "eu-west-1" }];
  return Template.fromStack(new MailStack(anApp(), "Mail", { settings, env }));
};

const identitiesIn = (mail: Template): unknown[] =>
  resourcesOfType(mail, "AWS::SES::EmailIdentity").map(([, { Properties }]) => Properties["EmailIdentity"]);

const signature = (index: number, part: "Name" | "Value") => ({
  "Fn::GetAtt": [expect.stringMatching(/^Domain/), `DkimDNSToken${part}${index}`],
});

describe("mail", () => {
  it("creates its DNS records in the account's hosted zone", () => {
    const zoned = mailOf({ ...production, hostedZoneId: "Z0123456789ABC" });
    const records = resourcesOfType(zoned, "AWS::Route53::RecordSet").map(([, { Properties }]) => Properties);
    expect(records.map(({ HostedZoneId }) => HostedZoneId)).toEqual(records.map(() => "Z0123456789ABC"));
    expect(records.map(({ Name, Type, ResourceRecords }) => [Name, Type, ResourceRecords])).toEqual([
      ...[1, 2, 3].map((index) => [signature(index, "Name"), "CNAME", [signature(index, "Value")]]),
      ["mail.cykelregistret.example", "MX", ["10 feedback-smtp.eu-west-1.amazonses.com"]],
      ["mail.cykelregistret.example", "TXT", ['"v=spf1 include:amazonses.com ~all"']],
      ["_dmarc.cykelregistret.example", "TXT", ['"v=DMARC1; p=quarantine"']],
    ]);
    expect(zoned.findOutputs("Dns*")).toEqual({});
  });

  it("outputs its DNS records if the domain is hosted elsewhere", () => {
    const elsewhere = mailOf(production);
    expect(resourcesOfType(elsewhere, "AWS::Route53::RecordSet")).toEqual([]);
    const printed = Object.entries(elsewhere.toJSON()["Outputs"] as Record<string, { Value: unknown }>);
    expect(printed.map(([name]) => name)).toEqual([
      "DnsDkim1",
      "DnsDkim2",
      "DnsDkim3",
      "DnsBounces",
      "DnsSpf",
      "DnsDmarc",
    ]);
    expect(Object.fromEntries(printed)["DnsSpf"]).toEqual({
      Value: 'mail.cykelregistret.example TXT "v=spf1 include:amazonses.com ~all"',
    });
  });

  it("asks the recipients of a test stage for confirmation", () => {
    const testRecipients = ["anna@cykelregistret.example", "bo@cykelregistret.example"];
    const asked = mailOf({ ...trial, mailFrom: "no-reply@test.example", testRecipients });
    expect(identitiesIn(asked)).toEqual(["test.example", ...testRecipients]);
  });

  it.each<[string, Chosen]>([
    ["a stage that sends none", trial],
    ["a domain that SES knows already", { ...production, mailIdentity: "existing" }],
  ])("needs no stack of its own for %s", async (_, chosen) => {
    expect((await registryApp(chosen)).node.tryFindChild("Mail")).toBeUndefined();
  });
});
