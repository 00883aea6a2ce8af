import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Chosen,
  deploymentOf,
  production,
  registryApp,
  resourcesOfType,
} from "#tests/lib/synthesised.ts";

const deployed = async (chosen: Chosen): Promise<Template> => deploymentOf(await registryApp(chosen));

/** The secrets in a value, in order: `Origin`, `Origin2`. */
const secretsIn = (value: unknown): (string | undefined)[] =>
  [...JSON.stringify(value).matchAll(/"Ref":"Secrets(\w+?)[0-9A-F]{8}"/g)].map(([, name]) => name);

const environments = (template: Template, name: string): unknown[] =>
  resourcesOfType(template, "AWS::Lambda::Function")
    .map(([, { Properties }]) => Properties["Environment"] as { Variables: Record<string, unknown> })
    .filter(({ Variables }) => name in Variables)
    .map(({ Variables }) => Variables[name]);

/** The distinct secrets that the site sends to the API. */
const sentBy = (template: Template): (string | undefined)[] => {
  const sites = resourcesOfType(template, "AWS::CloudFront::Distribution");
  return [...new Set(secretsIn(sites.map(([, { Properties }]) => Properties["DistributionConfig"])))];
};

describe("a secret of the site that is renewed", () => {
  let before: Template;
  let after: Template;
  beforeAll(async () => {
    before = await deployed(production);
    after = await deployed({ ...production, secretGenerations: { Origin: 2 } });
  });

  it("is accepted by the functions before the deployment, so that the site may change first", () => {
    expect(sentBy(before)).toEqual(["Origin"]);
    expect(sentBy(after)).toEqual(["Origin2"]);
    for (const taken of environments(before, "ORIGIN_SECRETS"))
      expect(secretsIn(taken)).toEqual(["Origin", "Origin2"]);
  });

  it("is not accepted by any function after its renewal", () => {
    const taken = environments(after, "ORIGIN_SECRETS");
    expect(taken).toHaveLength(environments(before, "ORIGIN_SECRETS").length);
    for (const each of taken) expect(secretsIn(each)).toEqual(["Origin2", "Origin3"]);
  });

  it("changes no other", () => {
    for (const name of ["CURSOR_SECRET", "CODE_SECRET", "MAIL_LINK_SECRET", "RECEIPT_SECRET"])
      expect(environments(after, name)).toEqual(environments(before, name));
  });
});

describe("a secret of the payment service", () => {
  it("has the stage's version everywhere", async () => {
    const paymentsSecretVersion = "99999999-2222-4333-8444-555555555555";
    const template = await deployed({ ...production, paymentsSecretVersion });
    const taken = [
      ...environments(template, "PAYMENTS_API_KEY"),
      ...environments(template, "PAYMENTS_WEBHOOK_SECRET"),
    ];
    expect(taken).toEqual([
      ...Array<string>(3).fill(
        `{{resolve:secretsmanager:cykelregistret/payments:SecretString:apiKey::${paymentsSecretVersion}}}`,
      ),
      `{{resolve:secretsmanager:cykelregistret/payments:SecretString:webhookSecret::${paymentsSecretVersion}}}`,
    ]);
  });
});
