import { PolicyStatement, Policy } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { AccountsEnv, AccountWatchEnv, AuthTriggersEnv } from "#lambdas/people/accounts/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { allowTexting } from "#lib/notifications/allow-texting.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { Construct } from "constructs";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";
import type { Resources } from "#lib/platform/resources.ts";
import { Duration } from "aws-cdk-lib";
import { ReadWriteType, Trail } from "aws-cdk-lib/aws-cloudtrail";
import { Match, Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { AccessLogs } from "#lib/platform/constructs/access-logs.ts";

type Props = {
  readonly accessLogs: AccessLogs;
  readonly watcher: FeatureFunction;
  /** API calls that people make with their own tokens, and for which the user pool has no trigger. */
  readonly calls: readonly string[];
};

/** Sends successful calls to the user pool to a function. They arrive through CloudTrail, which passes on only events of a trail. */
class PoolWatch extends Construct {
  constructor(scope: Construct, id: string, { accessLogs, watcher, calls }: Props) {
    super(scope, id);
    new Trail(this, "Trail", {
      bucket: accessLogs.callsBucket,
      // The root user signs in in us-east-1.
      isMultiRegionTrail: true,
      enableFileValidation: true,
      managementEvents: ReadWriteType.WRITE_ONLY,
    });
    new Rule(this, "Rule", {
      description: "What people do to the ways into their accounts",
      eventPattern: {
        source: ["aws.cognito-idp"],
        detailType: ["AWS API Call via CloudTrail"],
        detail: { eventName: [...calls], errorCode: Match.doesNotExist() },
      },
      targets: [new LambdaFunction(watcher.lambda, { retryAttempts: 10, maxEventAge: Duration.hours(6) })],
    });
  }
}

/** Encrypts personal numbers, but cannot decrypt them. */
export const accounts: FunctionRecord<z.input<typeof AccountsEnv>> = {
  name: "accounts",
  entry: "lambdas/people/accounts/handler.ts",
  errorImpact: "People cannot see their account or their points, nor change their settings.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
    OWN_COPIES_BUCKET: resources.ownCopies.bucket.bucketName,
    SITE_ORIGIN: resources.siteOrigin,
  }),
  rights: (fn, { table, keys, accounts, ownCopies }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem", "Query"],
      [partition.user],
    );
    table.allowQuerying(fn, [list.bikesOf]);
    table.allow(fn, ["ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.phone]);
    table.allow(fn, ["PutItem"], [partition.email, partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allow(fn, ["GetItem"], [partition.ownershipDispute]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.mailRefusal]);
    ownCopies.allowReading(fn);
    keys.allowEncryptingPersonalNumbers(fn);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminGetUser",
          "cognito-idp:AdminUpdateUserAttributes",
          "cognito-idp:AdminUserGlobalSignOut",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
    allowTexting(fn);
  },
};

const calls = [
  "ChangePassword",
  "SetUserMFAPreference",
  "CompleteWebAuthnRegistration",
  "DeleteWebAuthnCredential",
];

export const accountWatch: FunctionRecord<z.input<typeof AccountWatchEnv>> = {
  name: "account-watch",
  entry: "lambdas/people/accounts/watch.ts",
  errorImpact: "People are not notified when their password, passkeys or second factor change.",
  environment: ({ table }) => ({ TABLE_NAME: table.name }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
  binding: (fn, { defaults, accessLogs }, scope) => {
    fn.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      onFailure: defaults.failureDestination.withRetries(fn),
    });
    new PoolWatch(scope, "PoolWatch", { accessLogs, watcher: fn, calls });
  },
};

/** The user pool is created after its triggers. */
type TriggerResources = Pick<Resources, "defaults" | "table" | "siteOrigin">;

/** Called by the user pool, never by the API. */
export const authTriggers: FunctionRecord<z.input<typeof AuthTriggersEnv>, TriggerResources> = {
  name: "auth-triggers",
  entry: "lambdas/people/accounts/triggers.ts",
  errorImpact: "Nobody can create an account, sign in or get a code by mail.",
  environment: ({ siteOrigin, table }) => ({ TABLE_NAME: table.name, SITE_ORIGIN: siteOrigin }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "Query", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["PutItem"], [partition.email]);
    table.allow(fn, ["GetItem"], [partition.store]);
    table.allowQuerying(fn, [list.workplacesOf]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.signInTicket]);
    table.allow(fn, ["UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.rate]);
  },
};

/** Lets the triggers read second factors and sign users out. A separate policy: the pool depends on its triggers, so their own policy cannot depend on the pool. */
export const allowTriggersToUsePool = (
  scope: Construct,
  { grantPrincipal }: FeatureFunction,
  { pool }: Accounts,
): void => {
  new Policy(scope, "AuthTriggersPoolPolicy", {
    roles: [grantPrincipal],
    statements: [
      new PolicyStatement({
        actions: ["cognito-idp:AdminGetUser", "cognito-idp:AdminUserGlobalSignOut"],
        resources: [pool.userPoolArn],
      }),
    ],
  });
};
