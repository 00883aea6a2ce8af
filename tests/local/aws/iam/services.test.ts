import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { SESClient, SendEmailCommand } from "@aws-sdk/client-ses";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { signUpByMail } from "#tests/sign-up.ts";

const Resource = z.looseObject({ Type: z.string() });
const Template = z.looseObject({ Resources: z.record(z.string(), Resource) });

/** Copies the assembly without the resources and statements that contain one of these words. */
const changed = (typeOf: RegExp, words: readonly string[], assembly: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "assembly-"));
  cpSync(assembly, folder, { recursive: true });
  const isGone = (part: unknown): boolean => words.some((word) => JSON.stringify(part).includes(word));
  const edit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((each) => !isGone(each));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        name === "Statement" || !Array.isArray(inner) ? edit(inner) : inner.map(edit),
      ]),
    );
  };
  for (const name of globSync("*.template.json", { cwd: folder })) {
    const file = join(folder, name);
    const template = Template.parse(JSON.parse(readFileSync(file, "utf8")));
    const resources = Object.entries(template.Resources).flatMap(([id, resource]) => {
      if (!typeOf.test(resource.Type)) return [[id, resource]];
      return resource.Type === "AWS::Lambda::Permission"
        ? isGone(resource)
          ? []
          : [[id, resource]]
        : [[id, edit(resource)]];
    });
    writeFileSync(file, JSON.stringify({ ...template, Resources: Object.fromEntries(resources) }));
  }
  return folder;
};

let cloud: Cloud;
let folder: string;
const open = async (typeOf: RegExp, ...words: string[]): Promise<void> => {
  cloud = await withCloud({
    seed: false,
    changed: (assembly) => {
      folder = changed(typeOf, words, assembly);
      return folder;
    },
  });
};
/** A cloud with refusals fails to close, so that every other test notices them. */
const close = async (): Promise<void> => {
  await expect(cloud.close()).rejects.toThrow("Functions lack rights");
  rmSync(folder, { recursive: true });
};

const isRefused = (service: string, action: string, resource: string): Promise<boolean> => {
  const sentence = `User: ${service} is not authorized to perform: ${action} on resource: arn:aws:${resource} because no resource-based policy allows the ${action} action`;
  const matching = expect.stringMatching(sentence);
  return vi.waitFor(
    () => {
      expect(cloud.access.refusals()).toContainEqual(matching);
      return true;
    },
    { timeout: 60_000, interval: 100 },
  );
};

const aFunction = (name: string, alias = ""): string =>
  `lambda:eu-west-1:000000000000:function:\\S*${name}Function\\w+${alias}`;
const config = async () => (await fetch(`${cloud.url}/config.json`)).json();

describe("Without the permissions to call functions", () => {
  beforeAll(() =>
    open(
      /^AWS::(?:Lambda::Permission|IAM::Role)$/,
      '"apigateway.amazonaws.com"',
      '"cognito-idp.amazonaws.com"',
      '"sns.amazonaws.com"',
      '"Action":"lambda:InvokeFunction"',
    ),
  );
  afterAll(close);

  test("the API answers with an error", async () => {
    const answer = await fetch(`${cloud.url}/api/contact/challenge`);
    expect([answer.status, await answer.json()]).toEqual([500, { message: "Internal Server Error" }]);
    expect(
      await isRefused("apigateway.amazonaws.com", "lambda:InvokeFunction", aFunction("Contact", ":live")),
    ).toBe(true);
  });

  test("nobody is invited, because the pool cannot call its trigger", async () => {
    const cognito = new CognitoIdentityProviderClient({});
    const { userPoolId: UserPoolId } = await config();
    const invite = new AdminCreateUserCommand({ UserPoolId, Username: "anna@example.se" });
    await expect(cognito.send(invite)).rejects.toMatchObject({
      name: "UnexpectedLambdaException",
      message: "CustomMessage invocation failed due to error AccessDeniedException.",
    });
    expect(
      await isRefused(
        "cognito-idp.amazonaws.com",
        "lambda:InvokeFunction",
        aFunction("AuthTriggers", ":live"),
      ),
    ).toBe(true);
  });

  test("bounces of mail are lost", async () => {
    await bounce();
    expect(await isRefused("sns.amazonaws.com", "lambda:InvokeFunction", aFunction("MailBounces"))).toBe(
      true,
    );
  });

  test("a schedule cannot run, and its dead-letter queue gets the event", async () => {
    cloud.clock.moveTo(cloud.clock.now() + 25 * 60 * 60_000);
    const { deadLetters } = await vi.waitFor(
      async () => {
        const overview = await (await fetch(`${cloud.url}/_local.json`)).json();
        expect(overview.deadLetters).not.toEqual([]);
        return overview;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(deadLetters[0]).toMatchObject({
      queue: expect.stringContaining("ClockUndelivered"),
      reason: expect.stringMatching(
        /assumed-role\/\S*ClockRole\S* is not authorized to perform: lambda:InvokeFunction/,
      ),
    });
  });
});

const bounce = async (): Promise<void> => {
  const mail = new SendEmailCommand({
    Source: "no-reply@cykelregistret.invalid",
    Destination: { ToAddresses: ["bounce@simulator.amazonses.com"] },
    Message: { Subject: { Data: "Hej" }, Body: { Text: { Data: "Hej" } } },
  });
  await new SESClient({}).send(mail);
};

describe("Without the policies of topics, buckets and functions", () => {
  beforeAll(() =>
    open(
      /^AWS::(?:Lambda::Permission|SNS::TopicPolicy|S3::BucketPolicy)$/,
      '"events.amazonaws.com"',
      '"ses.amazonaws.com"',
      '"cloudfront.amazonaws.com"',
    ),
  );
  afterAll(close);

  test("SES reports no bounce", async () => {
    await bounce();
    expect(
      await isRefused("ses.amazonaws.com", "sns:Publish", "sns:eu-west-1:000000000000:\\S*MailFeedback\\S*"),
    ).toBe(true);
  });

  test("CloudFront shows no photos", async () => {
    expect((await fetch(`${cloud.url}/photos/a.jpg`)).ok).toBe(false);
    expect(
      await isRefused(
        "cloudfront.amazonaws.com",
        "s3:GetObject",
        "s3:::\\S*picturesbikephotos\\S*/photos/a.jpg",
      ),
    ).toBe(true);
  });

  test("nobody is notified of a changed password", async () => {
    const { userPoolId, userPoolClientId, userPoolEndpoint } = await config();
    const pool = { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } };
    Amplify.configure({ Auth: { Cognito: pool } });
    const [oldPassword, newPassword] = ["cykel-i-snön-4711", "cykel-i-snön-4712"];
    await signUpByMail(cloud, { email: "anna@example.se", password: oldPassword, fullName: "Anna Ek" });
    await auth.signOut();
    const options = { clientMetadata: { for: signInPurpose } };
    await auth.signIn({ username: "anna@example.se", password: oldPassword, options });
    await auth.updatePassword({ oldPassword, newPassword });
    expect(await isRefused("events.amazonaws.com", "lambda:InvokeFunction", aFunction("AccountWatch"))).toBe(
      true,
    );
  });
});
