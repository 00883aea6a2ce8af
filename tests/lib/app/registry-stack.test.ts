import { entities } from "#lambdas/notifications/notifier/entities.ts";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { type App, Stack } from "aws-cdk-lib";
import type { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { gatewayRoutes } from "#lib/platform/gateway-routes.ts";
import { onlyCounted } from "#lib/app/follow-changes.ts";
import {
  type Properties,
  type Resource,
  type StackId,
  atHome,
  production,
  protectionsIn,
  registryApp,
  resourcesOf,
  resourcesOfType,
  stackIds,
  deploymentOf,
  templateOf,
  trial,
} from "#tests/lib/synthesised.ts";

const app = await registryApp(production);
const template = deploymentOf(app);
const appWithoutDomain = await registryApp(atHome);
const withoutDomain = deploymentOf(appWithoutDomain);

const everywhere = [...stackIds, "Edge", "EdgeWatch"] as const;

const propertiesOf = (type: string): Properties[] =>
  resourcesOfType(template, type).map(([, resource]) => resource.Properties);

const only = (type: string, from = template): Properties => {
  const found = resourcesOfType(from, type);
  if (found.length !== 1) throw new Error(`${found.length} resources are of type ${type}`);
  return found[0]![1].Properties;
};

describe("a restored table", () => {
  it("is used by every function, by one setting, and the original table stays", async () => {
    const name = "cykelregistret-prod-RegisterTable-20261127093000";
    const stream = `arn:aws:dynamodb:eu-west-1:111111111111:table/${name}/stream/2026-11-27T09:31:00.000`;
    const restored = deploymentOf(await registryApp({ ...production, restoredTable: { name, stream } }));
    const environments = resourcesOfType(restored, "AWS::Lambda::Function").map(([, { Properties }]) =>
      JSON.stringify(Properties["Environment"] ?? {}),
    );
    const named = environments.filter((environment) => environment.includes("TABLE_NAME"));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((environment) => !environment.includes(name))).toEqual([]);
    const followed = resourcesOfType(restored, "AWS::Lambda::EventSourceMapping");
    expect(followed.map(([, { Properties }]) => Properties["EventSourceArn"])).toEqual([stream, stream]);
    const roles = JSON.stringify(resourcesOfType(restored, "AWS::IAM::Role"));
    expect(roles).toContain(`:table/${name}`);
    expect(roles).not.toContain("RegisterTable67B31D64");
    const tablesOf = (from: Template) => resourcesOfType(from, "AWS::DynamoDB::GlobalTable");
    expect(tablesOf(restored)).toEqual(tablesOf(template));
  });
});

describe("the table", () => {
  it("has point-in-time recovery, deletion protection and its own key", () => {
    const [[, table]] = resourcesOfType(template, "AWS::DynamoDB::GlobalTable") as [[string, Resource]];
    expect(table).toMatchObject({
      DeletionPolicy: "RetainExceptOnCreate",
      Properties: {
        SSESpecification: { SSEEnabled: true, SSEType: "KMS" },
        StreamSpecification: { StreamViewType: "NEW_AND_OLD_IMAGES" },
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        Replicas: [
          {
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
            SSESpecification: { KMSMasterKeyId: expect.anything() },
          },
        ],
      },
    });
  });
});

describe("the table's stream", () => {
  it("has two readers, as a third would slow all of them", () => {
    const readers = propertiesOf("AWS::Lambda::EventSourceMapping");
    expect(readers.map(({ FunctionName }) => JSON.stringify(FunctionName).match(/\w+Function/)?.[0])).toEqual(
      ["FollowChangesFunction", "NotifierFunction"],
    );
  });
});

describe("keys", () => {
  it("rotate, except those that hash and sign, which cannot", () => {
    const keys = propertiesOf("AWS::KMS::Key").map(({ KeySpec, KeyUsage, EnableKeyRotation }) => [
      KeySpec,
      KeyUsage,
      EnableKeyRotation,
    ]);
    expect(keys).toEqual([
      [undefined, undefined, true],
      [undefined, undefined, true],
      ["HMAC_256", "GENERATE_VERIFY_MAC", undefined],
      ["HMAC_256", "GENERATE_VERIFY_MAC", undefined],
      ["ECC_NIST_P256", "SIGN_VERIFY", undefined],
    ]);
  });
});

describe("buckets", () => {
  const closed = {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  };

  it("are private, encrypted and retained", () => {
    const buckets = resourcesOfType(template, "AWS::S3::Bucket");
    expect(buckets).toHaveLength(13);
    for (const [, bucket] of buckets)
      expect(bucket).toMatchObject({
        DeletionPolicy: "RetainExceptOnCreate",
        Properties: { PublicAccessBlockConfiguration: closed, BucketEncryption: expect.anything() },
      });
  });

  it("refuse requests without TLS", () => {
    const policies = propertiesOf("AWS::S3::BucketPolicy");
    expect(policies).toHaveLength(13);
    const denial = {
      Effect: "Deny",
      Action: "s3:*",
      Condition: { Bool: { "aws:SecureTransport": "false" } },
    };
    for (const { PolicyDocument } of policies)
      expect(PolicyDocument).toMatchObject({
        Statement: expect.arrayContaining([expect.objectContaining(denial)]),
      });
  });

  const bucket = (id: string): Resource =>
    Object.entries(resourcesOf(template)).find(([name]) => name.startsWith(id))![1];

  it("encrypt personal numbers with the registry's key", () => {
    for (const id of [
      "PicturesStaging",
      "PicturesReceipts",
      "PicturesIdCards",
      "PicturesBugPictures",
      "SignaturesEvidence",
      "GivenUpBucket",
    ])
      expect(bucket(id).Properties["BucketEncryption"]).toMatchObject({
        ServerSideEncryptionConfiguration: [
          { ServerSideEncryptionByDefault: { SSEAlgorithm: "aws:kms", KMSMasterKeyID: expect.anything() } },
        ],
      });
  });

  it("keep nothing in staging for more than a day", () => {
    expect(bucket("PicturesStaging").Properties["LifecycleConfiguration"]).toMatchObject({
      Rules: [{ ExpirationInDays: 1, Status: "Enabled" }],
    });
  });

  it("keep ID cards for at most a week, without old versions", () => {
    const { LifecycleConfiguration, VersioningConfiguration } = bucket("PicturesIdCards").Properties;
    expect(LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 7, Status: "Enabled" }] });
    expect(VersioningConfiguration).toBeUndefined();
  });

  it("keep page pictures no longer than their report, without old versions", () => {
    const { LifecycleConfiguration, VersioningConfiguration } = bucket("PicturesBugPictures").Properties;
    expect(LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 90, Status: "Enabled" }] });
    expect(VersioningConfiguration).toBeUndefined();
  });

  it("accept uploads from the site only", () => {
    expect(bucket("PicturesStaging").Properties["CorsConfiguration"]).toMatchObject({
      CorsRules: [{ AllowedMethods: ["POST"], AllowedOrigins: [`https://${production.domainName}`] }],
    });
  });

  it.each(["PicturesReceipts", "PicturesBikePhotos"])(
    "of %s can be put into documents by the site's own pages only",
    (id) => {
      expect(bucket(id).Properties["CorsConfiguration"]).toMatchObject({
        CorsRules: [{ AllowedMethods: ["GET"], AllowedOrigins: [`https://${production.domainName}`] }],
      });
    },
  );
});

describe("accounts", () => {
  it("are created by us only, with case-insensitive e-mail and passwords of eight characters without composition rules", () => {
    expect(only("AWS::Cognito::UserPool")).toMatchObject({
      UsernameAttributes: ["email"],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: "ACTIVE",
      UserPoolTier: "PLUS",
      UserPoolAddOns: { AdvancedSecurityMode: "ENFORCED" },
      MfaConfiguration: "OPTIONAL",
      EnabledMfas: ["SOFTWARE_TOKEN_MFA"],
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
          TemporaryPasswordValidityDays: 7,
        },
      },
    });
  });

  it("reject leaked passwords, however chosen", () => {
    expect(only("AWS::Cognito::UserPoolRiskConfigurationAttachment")).toMatchObject({
      ClientId: "ALL",
      CompromisedCredentialsRiskConfiguration: {
        Actions: { EventAction: "BLOCK" },
        EventFilter: ["SIGN_UP", "PASSWORD_CHANGE"],
      },
    });
  });

  it("also accept passkeys of the site, which count as one factor", () => {
    const pool = only("AWS::Cognito::UserPool");
    expect(pool).toMatchObject({
      Policies: { SignInPolicy: { AllowedFirstAuthFactors: ["PASSWORD", "WEB_AUTHN"] } },
      WebAuthnRelyingPartyID: production.domainName,
      WebAuthnUserVerification: "required",
    });
    expect(pool["WebAuthnFactorConfiguration"]).toBeUndefined();
    expect(only("AWS::Cognito::UserPool", withoutDomain)["WebAuthnRelyingPartyID"]).toEqual({
      "Fn::GetAtt": [expect.stringMatching(/^SiteDistribution/), "DomainName"],
    });
  });

  it("have tokens of 15 minutes, revocable, refreshed by rotation within 12 hours", () => {
    expect(only("AWS::Cognito::UserPoolClient")).toMatchObject({
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 720,
      TokenValidityUnits: { AccessToken: "minutes", IdToken: "minutes", RefreshToken: "minutes" },
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
      ExplicitAuthFlows: ["ALLOW_CUSTOM_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_USER_AUTH"],
      PreventUserExistenceErrors: "ENABLED",
      GenerateSecret: false,
    });
  });

  it("have the groups of the contract", () => {
    expect(propertiesOf("AWS::Cognito::UserPoolGroup").map(({ GroupName }) => GroupName)).toEqual([
      "customer",
      "store",
      "admin",
    ]);
  });

  it("have triggers for new passwords, mail, sign-in by eID and both tokens only", () => {
    const triggers = { Ref: expect.stringMatching(/^AuthTriggersFunctionAliaslive/) };
    expect(only("AWS::Cognito::UserPool")["LambdaConfig"]).toEqual({
      PreAuthentication: triggers,
      PostConfirmation: triggers,
      CustomMessage: triggers,
      DefineAuthChallenge: triggers,
      CreateAuthChallenge: triggers,
      VerifyAuthChallengeResponse: triggers,
      PreTokenGenerationConfig: { LambdaArn: triggers, LambdaVersion: "V2_0" },
    });
  });

  it("have e-mail, name, language and store in the pool, which the privacy policy names, and nothing else", () => {
    expect(only("AWS::Cognito::UserPool")["Schema"]).toMatchObject([
      { Name: "email" },
      { Name: "name" },
      { Name: "locale" },
      { Name: "storeId" },
    ]);
  });

  it("hold the current store in an attribute that clients cannot read or write", () => {
    expect(only("AWS::Cognito::UserPool")["Schema"]).toContainEqual(
      expect.objectContaining({ Name: "storeId", AttributeDataType: "String" }),
    );
    const { ReadAttributes, WriteAttributes } = only("AWS::Cognito::UserPoolClient");
    expect(WriteAttributes).toEqual(["email"]);
    expect(ReadAttributes).toEqual(["email", "email_verified", "locale", "name"]);
  });

  it("are created only by our functions, and clients may call only what the web app needs", () => {
    expect(only("AWS::Cognito::UserPool")["AdminCreateUserConfig"]).toEqual({
      AllowAdminCreateUserOnly: true,
    });
    const [open] = resourcesOfType(template, "AWS::WAFv2::WebACL").flatMap(([, { Properties }]) =>
      (Properties["Rules"] as { Name: string; Statement: object }[]).filter(
        ({ Name }) => Name === "OnlyWhatIsAsked",
      ),
    );
    expect(JSON.stringify(open)).not.toMatch(/SignUp|DeleteUser|UpdateUserAttributes|VerifyUserAttribute/);
  });

  it("let one address send 100 requests a minute, of which 30 may send mail", () => {
    const limit = (most: number, more: object) =>
      expect.objectContaining({
        Action: { Block: {} },
        Statement: {
          RateBasedStatement: { AggregateKeyType: "IP", EvaluationWindowSec: 60, Limit: most, ...more },
        },
      });
    const sendsMail = {
      RegexMatchStatement: expect.objectContaining({
        FieldToMatch: { SingleHeader: { Name: "x-amzn-cognito-operation-name" } },
        RegexString: "^(ForgotPassword)$",
      }),
    };
    const [[firewall, { Properties }]] = resourcesOfType(template, "AWS::WAFv2::WebACL") as [
      [string, Resource],
    ];
    const [pool] = resourcesOfType(template, "AWS::Cognito::UserPool").map(([id]) => id);
    expect(Properties).toMatchObject({
      Scope: "REGIONAL",
      Rules: expect.arrayContaining([limit(30, { ScopeDownStatement: sendsMail }), limit(100, {})]),
    });
    expect(only("AWS::WAFv2::WebACLAssociation")).toEqual({
      ResourceArn: { "Fn::GetAtt": [pool, "Arn"] },
      WebACLArn: { "Fn::GetAtt": [firewall, "Arn"] },
    });
  });

  it("contain no user in the template, so that no deployment can remove invited ones", () => {
    expect(resourcesOfType(template, "AWS::Cognito::UserPoolUser")).toEqual([]);
  });
});

describe("secrets", () => {
  it("are generated by AWS: the template contains no password or key", () => {
    for (const { GenerateSecretString, SecretString } of propertiesOf("AWS::SecretsManager::Secret")) {
      expect(GenerateSecretString).toMatchObject({ PasswordLength: 48 });
      expect(SecretString).toBeUndefined();
    }
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/AKIA[0-9A-Z]{16}|-----BEGIN|"(?:Temporary)?Password":/);
  });
});

describe("BankID", () => {
  const environment = (from: Template): unknown => {
    const match = resourcesOfType(from, "AWS::Lambda::Function").find(([id]) =>
      id.startsWith("IdentityFunction"),
    );
    return (match![1].Properties["Environment"] as { Variables: unknown }).Variables;
  };

  it("is called with the registry's certificate in production", () => {
    expect(environment(template)).toMatchObject({
      BANKID_URL: "https://appapi2.bankid.com/rp/v6.0",
      BANKID_CERTIFICATE: production.bankIdCertificate,
    });
  });

  it("is emulated at the site's address in local development", () => {
    const host = { "Fn::GetAtt": [expect.stringMatching(/^SiteDistribution/), "DomainName"] };
    expect(environment(withoutDomain)).toMatchObject({
      BANKID_URL: { "Fn::Join": ["", ["https://", host, "/_local/bankid/rp/v6.0"]] },
      BANKID_CERTIFICATE: "",
    });
  });
});

describe("the API", () => {
  const routes = () =>
    propertiesOf("AWS::ApiGatewayV2::Route").map(({ RouteKey, AuthorizationType, AuthorizerId }) => ({
      RouteKey,
      AuthorizationType,
      AuthorizerId,
    }));

  /** Route for pages with previews, outside the contract. */
  const pages = ["GET /app.html", "HEAD /app.html"];

  it("has the routes of the gateway, and the one for pages", () => {
    const [authorizerId] = resourcesOfType(template, "AWS::ApiGatewayV2::Authorizer").map(([id]) => id);
    const open = (RouteKey: string) => ({ RouteKey, AuthorizationType: "NONE" });
    const closed = (RouteKey: string) => ({
      RouteKey,
      AuthorizationType: "JWT",
      AuthorizerId: { Ref: authorizerId },
    });
    const expected = gatewayRoutes.map(({ isOpen, method, path }) =>
      (isOpen ? open : closed)(`${method} ${path}`),
    );
    const byKey = (list: readonly { RouteKey?: unknown }[]) =>
      list.toSorted((a, b) => String(a.RouteKey).localeCompare(String(b.RouteKey)));
    expect(byKey(routes())).toEqual(byKey([...expected, ...pages.map(open)]));
  });

  it("is throttled, and logs neither addresses nor tokens", () => {
    const [stage] = propertiesOf("AWS::ApiGatewayV2::Stage");
    expect(stage!["DefaultRouteSettings"]).toEqual({ ThrottlingBurstLimit: 1000, ThrottlingRateLimit: 500 });
    expect(JSON.stringify(stage!["AccessLogSettings"])).not.toMatch(
      /context\.(path|query|identity|header)|authorization/i,
    );
  });
});

describe("functions", () => {
  const functions = () =>
    resourcesOfType(template, "AWS::Lambda::Function").filter(([id]) => !id.startsWith("Custom"));

  it("run on Node 24, and on ARM unless they need sharp", () => {
    const machines = functions().map(([id, { Properties }]) => [
      id.replace(/Function[0-9A-F]{8}$/, ""),
      Properties["Runtime"],
      ...(Properties["Architectures"] as string[]),
    ]);
    const onX64 = ["Uploads"];
    expect(machines).toHaveLength(70);
    for (const [name, runtime, architecture] of machines)
      expect([name, runtime, architecture]).toEqual([
        name,
        "nodejs24.x",
        onX64.includes(String(name)) ? "x86_64" : "arm64",
      ]);
  });

  it("each have an alarm that says what their failure means to people", () => {
    const telling = propertiesOf("AWS::CloudWatch::Alarm").filter(({ Metrics = "" }) =>
      JSON.stringify(Metrics).includes("FILL(errors, 0) + FILL(others, 0)"),
    );
    const alarmsOf = (id: string) =>
      telling.filter(({ Metrics = "" }) => JSON.stringify(Metrics).includes(id));
    for (const [id] of functions())
      expect(alarmsOf(id)).toEqual([
        expect.objectContaining({
          AlarmDescription: expect.stringMatching(/^[A-Z].{20,}\. What to do: /),
        }),
      ]);
  });

  it("share no alarm text", () => {
    const texts = propertiesOf("AWS::CloudWatch::Alarm").map(({ AlarmDescription }) => AlarmDescription);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it("keep structured logs for a limited time", () => {
    for (const [, { Properties }] of functions())
      expect(Properties["LoggingConfig"]).toEqual({
        LogFormat: "JSON",
        LogGroup: { Ref: expect.any(String) },
      });
    for (const { RetentionInDays } of propertiesOf("AWS::Logs::LogGroup"))
      expect(RetentionInDays).toBeLessThanOrEqual(365);
  });
});

describe("events", () => {
  it("come from the table's stream; poison records are set aside and block nothing", () => {
    const mappings = propertiesOf("AWS::Lambda::EventSourceMapping");
    const filters = mappings.map(({ FilterCriteria }) => FilterCriteria);
    const told = [
      {
        dynamodb: {
          NewImage: {
            entity: {
              S: Object.keys(entities),
            },
          },
        },
      },
      {
        eventName: ["REMOVE"],
        dynamodb: { OldImage: { entity: { S: ["alert", "notification", "notificationsRead", "thread"] } } },
      },
    ];
    expect(filters).toHaveLength(2);
    expect(filters).toEqual(
      expect.arrayContaining([
        { Filters: told.map((pattern) => ({ Pattern: JSON.stringify(pattern) })) },
        {
          Filters: [
            {
              dynamodb: {
                NewImage: { entity: { S: ["bike", "listing", "profile", "sessions", ...onlyCounted] } },
              },
            },
            { eventName: ["REMOVE"], dynamodb: { OldImage: { entity: { S: ["upload", "alert"] } } } },
          ].map((pattern) => ({ Pattern: JSON.stringify(pattern) })),
        },
      ]),
    );
    for (const mapping of mappings)
      expect(mapping).toMatchObject({
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ["ReportBatchItemFailures"],
        MaximumRetryAttempts: 2,
        // Events of one person arrive in order.
        ParallelizationFactor: 1,
        StartingPosition: "TRIM_HORIZON",
        DestinationConfig: { OnFailure: { Destination: expect.anything() } },
      });
  });

  it("of the table that are given up are kept in a bucket for two weeks, with an alarm", () => {
    const [[bucketId, bucket]] = resourcesOfType(template, "AWS::S3::Bucket").filter(([id]) =>
      id.startsWith("GivenUp"),
    ) as [[string, Resource]];
    expect(bucket.Properties["LifecycleConfiguration"]).toMatchObject({ Rules: [{ ExpirationInDays: 14 }] });
    const alarms = JSON.stringify(propertiesOf("AWS::CloudWatch::Alarm"));
    for (const [id, { Properties }] of resourcesOfType(template, "AWS::Lambda::EventSourceMapping")) {
      expect(Properties).toMatchObject({
        DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [bucketId, "Arn"] } } },
        MetricsConfig: { Metrics: ["EventCount"] },
      });
      expect(alarms).toContain(JSON.stringify({ Name: "EventSourceMappingUUID", Value: { Ref: id } }));
    }
  });

  it("of schedules that reach no function wait encrypted, with an alarm", () => {
    const queues = resourcesOfType(template, "AWS::SQS::Queue");
    expect(queues).toHaveLength(1);
    for (const [id, { Properties }] of queues) {
      expect(Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
      expect(propertiesOf("AWS::CloudWatch::Alarm")).toContainEqual(
        expect.objectContaining({
          MetricName: "ApproximateNumberOfMessagesVisible",
          Dimensions: [{ Name: "QueueName", Value: { "Fn::GetAtt": [id, "QueueName"] } }],
        }),
      );
    }
  });

  it("of schedules that fail are retried by Lambda and then set aside", () => {
    const [[bucketId]] = resourcesOfType(template, "AWS::S3::Bucket").filter(([id]) =>
      id.startsWith("GivenUp"),
    ) as [[string, Resource]];
    const configs = propertiesOf("AWS::Lambda::EventInvokeConfig");
    const schedules = propertiesOf("AWS::Scheduler::Schedule");
    expect(schedules).toHaveLength(21);
    for (const { Target } of schedules) {
      const [functionId] = (Target as { Arn: { "Fn::GetAtt": [string, string] } }).Arn["Fn::GetAtt"];
      expect(configs).toContainEqual(
        expect.objectContaining({
          FunctionName: { Ref: functionId },
          MaximumRetryAttempts: 2,
          DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": [bucketId, "Arn"] } } },
        }),
      );
    }
    const callers = schedules.map(({ Target }) => (Target as { RoleArn: unknown }).RoleArn);
    expect(new Set(callers.map((caller) => JSON.stringify(caller))).size).toBe(1);
  });

  it("are published by functions and received by people", () => {
    expect(only("AWS::AppSync::GraphQLApi")).toMatchObject({
      AuthenticationType: "AMAZON_COGNITO_USER_POOLS",
      IntrospectionConfig: "DISABLED",
      AdditionalAuthenticationProviders: [{ AuthenticationType: "AWS_IAM" }],
      LogConfig: { FieldLogLevel: "ERROR", ExcludeVerboseContent: true },
    });
    const resolvers = propertiesOf("AWS::AppSync::Resolver");
    expect(resolvers.map(({ TypeName, FieldName }) => [TypeName, FieldName])).toEqual([
      ["Mutation", "publish"],
      ["Mutation", "publishToAdmins"],
      ["Subscription", "onAdminEvent"],
      ["Subscription", "onEvent"],
    ]);
    expect(only("AWS::AppSync::DataSource")).toMatchObject({ Type: "NONE" });
  });
});

describe("closed accounts", () => {
  it("are erased every night, Stockholm time", () => {
    expect(propertiesOf("AWS::Scheduler::Schedule")).toContainEqual(
      expect.objectContaining({
        ScheduleExpression: "cron(30 2 * * ? *)",
        ScheduleExpressionTimezone: "Europe/Stockholm",
      }),
    );
  });
});

describe("a nightly proof", () => {
  it.each([
    ["of the ledger", "cron(30 3 * * ? *)", "LedgerMismatch"],
    ["of the lists of searches", "cron(0 4 * * ? *)", "PostingDrift"],
  ])("%s runs by the clock of Stockholm and rings where something is wrong", (_, when, MetricName) => {
    expect(propertiesOf("AWS::Scheduler::Schedule")).toContainEqual(
      expect.objectContaining({
        ScheduleExpression: when,
        ScheduleExpressionTimezone: "Europe/Stockholm",
      }),
    );
    expect(propertiesOf("AWS::CloudWatch::Alarm")).toContainEqual(expect.objectContaining({ MetricName }));
  });
});

describe("changes of sign-in settings", () => {
  it("are recorded by CloudTrail and sent to the logging function", () => {
    expect(only("AWS::CloudTrail::Trail")).toMatchObject({
      IsLogging: true,
      EnableLogFileValidation: true,
      EventSelectors: [{ IncludeManagementEvents: true, ReadWriteType: "WriteOnly" }],
    });
    const watcher = { "Fn::GetAtt": [expect.stringMatching(/^AccountWatchFunction/), "Arn"] };
    const rules = propertiesOf("AWS::Events::Rule");
    expect(rules.find(({ EventPattern }) => JSON.stringify(EventPattern).includes("cognito"))).toMatchObject({
      EventPattern: {
        source: ["aws.cognito-idp"],
        detail: {
          eventName: [
            "ChangePassword",
            "SetUserMFAPreference",
            "CompleteWebAuthnRegistration",
            "DeleteWebAuthnCredential",
          ],
          errorCode: [{ exists: false }],
        },
      },
      Targets: [expect.objectContaining({ Arn: watcher })],
    });
  });
});

describe("bounced mail", () => {
  it("is reported only by SES to our topic, encrypted and over TLS", () => {
    const [[set]] = resourcesOfType(template, "AWS::SES::ConfigurationSet") as [[string, Resource]];
    expect(only("AWS::SES::ConfigurationSetEventDestination")).toMatchObject({
      ConfigurationSetName: { Ref: set },
      EventDestination: {
        MatchingEventTypes: ["bounce", "complaint"],
        SnsDestination: { TopicARN: { Ref: expect.stringMatching(/^MailFeedback/) } },
      },
    });
    for (const topic of propertiesOf("AWS::SNS::Topic")) expect(topic["KmsMasterKeyId"]).toBeDefined();
    for (const { PolicyDocument } of propertiesOf("AWS::SNS::TopicPolicy"))
      expect(PolicyDocument).toMatchObject({
        Statement: expect.arrayContaining([
          expect.objectContaining({
            Effect: "Deny",
            Condition: { Bool: { "aws:SecureTransport": "false" } },
          }),
        ]),
      });
  });

  it("is suppressed by our own list only, so that requested codes are still sent", () => {
    expect(only("AWS::SES::ConfigurationSet")).toMatchObject({
      SuppressionOptions: { SuppressedReasons: [] },
    });
  });
});

describe("mail", () => {
  it("is sent over TLS only, from the domain of the sender", () => {
    expect(only("AWS::SES::EmailIdentity")).toMatchObject({ EmailIdentity: "cykelregistret.example" });
    expect(only("AWS::SES::ConfigurationSet")).toMatchObject({
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
    });
  });
});

describe("the site", () => {
  const headersOf = (from: Template) =>
    only("AWS::CloudFront::ResponseHeadersPolicy", from)["ResponseHeadersPolicyConfig"] as {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    };
  const policyOf = (from: Template): string =>
    JSON.stringify(headersOf(from).SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);

  it("runs no script but its own, in no frame", () => {
    const policy = policyOf(template);
    expect(policy).toMatch(/script-src 'self' (?:'sha256-[\w+/]{43}=' ){2}'wasm-unsafe-eval';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it("connects to its own services only", () => {
    const policy = policyOf(template);
    expect(policy).not.toMatch(/\*|http:|ws:/);
    expect(policy).toContain("GraphQLUrl");
    expect(policy).toContain("RealtimeUrl");
  });

  it("connects to the embedded cloud in stage local only", () => {
    expect(policyOf(withoutDomain)).toContain("ws://127.0.0.1:*");
  });

  it("sends strict transport, type and referrer rules", () => {
    expect(only("AWS::CloudFront::ResponseHeadersPolicy")).toMatchObject({
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
          FrameOptions: { FrameOption: "DENY" },
        },
      },
    });
  });

  it("passes the viewer's address to the API only", () => {
    const [[id]] = resourcesOfType(template, "AWS::CloudFront::Function").filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes("x-viewer-address"),
    ) as [[string, Resource]];
    const [[pageAddressId]] = resourcesOfType(template, "AWS::CloudFront::Function").filter(
      ([, { Properties }]) => JSON.stringify(Properties).includes("x-page-address"),
    ) as [[string, Resource]];
    const pageAddress = [
      { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": [pageAddressId, "FunctionARN"] } },
    ];
    const { CacheBehaviors } = only("AWS::CloudFront::Distribution")["DistributionConfig"] as {
      CacheBehaviors: Properties[];
    };
    const before = CacheBehaviors.map(({ PathPattern, FunctionAssociations }) => [
      PathPattern,
      FunctionAssociations,
    ]);
    expect(Object.fromEntries(before)).toEqual({
      "/api/*": [{ EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": [id, "FunctionARN"] } }],
      "/.well-known/cykelregistret-keys.json": [
        { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": [id, "FunctionARN"] } },
      ],
      "/photos/*": undefined,
      "/qr/*": pageAddress,
      "/bike-ads/*": pageAddress,
      "/stolen/*": pageAddress,
    });
  });

  it("caches pages with previews for a minute, and serves plain pages on failure", () => {
    const { CacheBehaviors, OriginGroups } = only("AWS::CloudFront::Distribution")["DistributionConfig"] as {
      CacheBehaviors: Properties[];
      OriginGroups: { Items: Properties[] };
    };
    const [group] = OriginGroups.Items;
    expect(group).toMatchObject({
      FailoverCriteria: { StatusCodes: { Items: [403, 500, 502, 503, 504] } },
    });
    const [policy] = resourcesOfType(template, "AWS::CloudFront::CachePolicy").filter(([id]) =>
      id.includes("PagesWithPreview"),
    );
    expect(policy![1].Properties["CachePolicyConfig"]).toMatchObject({
      DefaultTTL: 0,
      MinTTL: 0,
      MaxTTL: 60,
    });
    for (const pattern of ["/qr/*", "/bike-ads/*", "/stolen/*"])
      expect(CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)).toMatchObject({
        TargetOriginId: group!["Id"],
        CachePolicyId: { Ref: policy![0] },
      });
  });

  it("sends the origin secret to the API and caches responses only as they allow", () => {
    expect(only("AWS::CloudFront::Distribution")).toMatchObject({
      DistributionConfig: {
        WebACLId: expect.anything(),
        Aliases: [production.domainName],
        CacheBehaviors: expect.arrayContaining([
          expect.objectContaining({ PathPattern: "/api/*", ViewerProtocolPolicy: "redirect-to-https" }),
          expect.objectContaining({ PathPattern: "/photos/*", ViewerProtocolPolicy: "redirect-to-https" }),
        ]),
        Origins: expect.arrayContaining([
          expect.objectContaining({
            OriginCustomHeaders: [{ HeaderName: "x-origin-secret", HeaderValue: expect.anything() }],
          }),
        ]),
      },
    });
    for (const policy of propertiesOf("AWS::CloudFront::CachePolicy"))
      expect(policy).toMatchObject({ CachePolicyConfig: { DefaultTTL: 0, MinTTL: 0 } });
  });
});

describe("the stack", () => {
  const waitsFor = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      if (name === "Ref") return [String(inner)];
      if (name === "Fn::GetAtt") return [String((inner as unknown[])[0])];
      return waitsFor(inner);
    });
  };

  const circlesIn = (resources: Record<string, Resource>): string[] => {
    const done = new Set<string>();
    const visit = (id: string, trail: string[]): string[] => {
      if (trail.includes(id)) return [[...trail.slice(trail.indexOf(id)), id].join(" → ")];
      if (done.has(id) || !resources[id]) return [];
      const { DependsOn = [], Properties } = resources[id];
      const found = [...DependsOn, ...waitsFor(Properties)].flatMap((next) => visit(next, [...trail, id]));
      done.add(id);
      return found;
    };
    return Object.keys(resources).flatMap((id) => visit(id, []));
  };

  it("has no cyclic dependencies, with or without a domain name", () => {
    expect(circlesIn(resourcesOf(template))).toEqual([]);
    expect(circlesIn(resourcesOf(withoutDomain))).toEqual([]);
  });

  const waits = (of: App): string[] =>
    everywhere.flatMap((id) => {
      const { dependencies } = of.node.findChild(id) as Stack;
      return dependencies.map(({ node }) => `${id} after ${node.id}`);
    });

  it("deploys its stacks in order, with or without a domain name", () => {
    const line = [
      "Registry after Edge",
      "Features after Registry",
      "StoreFeatures after Registry",
      "AdminFeatures after Registry",
      "Pages after Features",
      "Pages after StoreFeatures",
      "Pages after AdminFeatures",
      "Pages after Registry",
      "Jobs after Registry",
      "Dashboard after Jobs",
      "Dashboard after Features",
      "Dashboard after Registry",
      "Dashboard after StoreFeatures",
      "Dashboard after AdminFeatures",
      "Dashboard after Pages",
      "Edge after Mail",
      "EdgeWatch after Registry",
    ];
    expect(waits(app)).toEqual(line);
    expect(waits(appWithoutDomain)).toEqual(line);
  });

  it("separates data from what is deployed daily", () => {
    const kept =
      /^AWS::(DynamoDB::|S3::Bucket|KMS::|SecretsManager::|Cognito::UserPool|AppSync::GraphQLApi|CloudFront::|ApiGatewayV2::Api$)/;
    for (const id of ["Features", "StoreFeatures", "AdminFeatures", "Pages", "Jobs"] as const) {
      const types = Object.values(resourcesOf(templateOf(app, id))).map(({ Type }) => Type);
      expect(types.filter((type) => kept.test(type))).toEqual([]);
    }
  });

  it("protects long-lived stacks from deletion, and retains people's data removed from the template", () => {
    const isProtected = (id: StackId) => (app.node.findChild(id) as Stack).terminationProtection;
    expect((["Mail", "Edge", "Registry"] as const).filter((id) => !isProtected(id))).toEqual([]);
    const resources = Object.entries(resourcesOf(templateOf(app, "Registry")));
    const protections = resources.flatMap(([, { Properties }]) => protectionsIn(Properties));
    expect(protections.toSorted()).toEqual(["ACTIVE", true]);
    const owned = /^AWS::(DynamoDB::GlobalTable|S3::Bucket|KMS::Key|Cognito::UserPool)$/;
    const found = resources.filter(([, { Type }]) => owned.test(Type));
    expect(new Set(found.map(([, { Type }]) => Type)).size).toBe(4);
    const lost = found.filter(([, { DeletionPolicy }]) => DeletionPolicy !== "RetainExceptOnCreate");
    expect(lost.map(([id]) => id)).toEqual([]);
  });

  it("shares no names with other stages or regions", async () => {
    const account = /^AWS::(CloudFront|CloudTrail|Events|IAM|S3|SES|SNS|SQS|WAFv2)::/;
    const nameProperties = ["Name", "BucketName", "RoleName", "ManagedPolicyName", "MetricName"];
    const namesIn = (of: App, id: StackId): string[] =>
      Object.values(resourcesOf(deploymentOf(of, [id])))
        .filter(({ Type }) => account.test(Type))
        .flatMap(({ Properties }) => [Properties, ...Object.values(Properties)])
        .filter((part): part is Properties => typeof part === "object" && part !== null)
        .flatMap((part) => nameProperties.map((property) => part[property]))
        .filter((name) => typeof name === "string");
    const elsewhere = [trial, { ...production, region: "eu-central-1" }];
    const others = await Promise.all(elsewhere.map(registryApp));
    const names = [app, ...others].flatMap((each) => everywhere.flatMap((id) => namesIn(each, id)));
    const stacks = [app, ...others].flatMap((each) =>
      each.node.children.flatMap((child) =>
        child instanceof Stack ? [`${child.stackName} ${child.region}`] : [],
      ),
    );
    expect(new Set(stacks).size).toBe(stacks.length);
    expect(names.length).toBeGreaterThanOrEqual(3 * 6);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 64)).toEqual([]);
  });

  it("passes cdk-nag", () => {
    expect(() => app.synth()).not.toThrow();
  });

  it("is refused by cdk-nag as soon as a bucket is open", async () => {
    const faulty = await registryApp(production);
    expect(new Bucket(faulty.node.findChild("Registry") as Stack, "Open")).toBeDefined();
    expect(() => faulty.synth()).toThrow("AwsSolutions-S10");
  });

  it("outputs the addresses that people and scripts need", () => {
    const outputs = Object.keys(template.findOutputs("*")).filter(
      (name) => !/^(PublishOutput|Dns)/.test(name),
    );
    expect(outputs.toSorted()).toEqual([
      "GivenUpBucket",
      "RealtimeUrl",
      "SiteUrl",
      "UserPoolClientId",
      "UserPoolId",
    ]);
  });
});
