import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type * as z from "zod";
import type { IdentityEnv } from "#lambdas/people/identity/env.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";
import { allowReadingSecret } from "#lib/platform/allow-reading-secret.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord, JobRecord } from "#lib/platform/function-record.ts";
import type { IdentityReviewsEnv } from "#lambdas/people/identity-reviews/env.ts";
import type { CheckCertificateEnv } from "#lambdas/platform/jobs/env.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Deleting is needed for users that lost a race for an address or number; updating, for changed addresses. */
const allowMakingAccounts = (maker: FeatureFunction, { pool }: Accounts): void =>
  maker.allow(
    new PolicyStatement({
      actions: [
        "cognito-idp:AdminCreateUser",
        "cognito-idp:AdminDeleteUser",
        "cognito-idp:AdminGetUser",
        "cognito-idp:AdminListGroupsForUser",
        "cognito-idp:AdminSetUserPassword",
        "cognito-idp:AdminUpdateUserAttributes",
        "cognito-idp:AdminUserGlobalSignOut",
      ],
      resources: [pool.userPoolArn],
    }),
  );

/** Encrypts personal numbers, but cannot decrypt those of accounts. */
export const identity: FunctionRecord<z.input<typeof IdentityEnv>> = {
  name: "identity",
  entry: "lambdas/people/identity/handler.ts",
  errorImpact: "People cannot register, nor sign in or prove who they are with BankID.",
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
    USER_POOL_CLIENT_ID: resources.accounts.webClient.userPoolClientId,
    SIGN_UPS: resources.defaults.settings.signUps,
    CODE_SECRET: resources.secrets.codes,
    SITE_ORIGIN: resources.siteOrigin,
    SIGNATURES_BUCKET: resources.signatures.bucket.bucketName,
    BANKID_URL: resources.defaults.settings.bankIdUrl ?? `${resources.siteOrigin}/_local/bankid/rp/v6.0`,
    BANKID_CERTIFICATE: resources.defaults.settings.bankIdCertificate ?? "",
  }),
  rights: (fn, { table, keys, accounts, signatures, defaults }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem"],
      [partition.user, partition.eidOrder, partition.signUp],
    );
    table.allow(fn, ["Query", "DeleteItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.personalNumber, partition.signInTicket]);
    table.allow(fn, ["UpdateItem"], [partition.personalNumber]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.email]);
    table.allow(fn, ["UpdateItem"], [partition.mailRefusal]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.phone]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.signing]);
    signatures.allowKeeping(fn);
    keys.allowEncryptingPersonalNumbers(fn);
    keys.allowSealingProofs(fn);
    allowMakingAccounts(fn, accounts);
    const { bankIdCertificate } = defaults.settings;
    if (bankIdCertificate !== undefined) allowReadingSecret(fn, bankIdCertificate);
  },
};

/** Decrypts personal numbers to look for them on ID cards. */
export const identityReviews: FunctionRecord<z.input<typeof IdentityReviewsEnv>> = {
  name: "identity-reviews",
  entry: "lambdas/people/identity-reviews/handler.ts",
  errorImpact: "People without an eID cannot show who they are, and administrators cannot decide.",
  timeout: Duration.seconds(29),
  environment: (resources) => ({
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    ID_CARDS_BUCKET: resources.pictures.idCards.bucketName,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, keys, pictures }) => {
    table.allow(fn, ["GetItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.identityReview]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    table.allow(fn, ["PutItem"], [partition.personalNumber, partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.openIdentityReviews]);
    pictures.allowReadingIdCards(fn);
    pictures.allowMissingIdCards(fn);
    pictures.allowDiscardingIdCards(fn);
    keys.allowDecryptingPersonalNumbers(fn);
    fn.allow(new PolicyStatement({ actions: ["textract:DetectDocumentText"], resources: ["*"] }));
  },
};

const proof = nightlyProof({
  name: "check-certificate",
  entry: "lambdas/people/identity/check-certificate.job.ts",
  errorImpact:
    "Last night's check of the BankID certificate's end date did not run, or the certificate cannot be read.",
  schedule: "CertificateCheck",
  at: { hour: "6", minute: "0" },
  description: "Checks when the certificate for BankID ends",
  faults: [
    {
      alarm: "BankIdCertificateAlarm",
      metricName: "BankIdCertificateEnds",
      impact:
        "The certificate for BankID ends within 60 days or has ended; after that nobody can register or sign in with BankID. The log says when. The alarm repeats every morning until it is replaced.",
      page: "secrets",
    },
  ],
  rights: (fn, { defaults }) => {
    const { bankIdCertificate } = defaults.settings;
    if (bankIdCertificate !== undefined) allowReadingSecret(fn, bankIdCertificate);
  },
});

/** Alarms every morning from 60 days before our BankID certificate ends. */
export const checkCertificate: JobRecord<z.input<typeof CheckCertificateEnv>> = {
  ...proof,
  environment: ({ defaults: { settings } }) => ({
    STAGE: settings.stage,
    BANKID_CERTIFICATE: settings.bankIdCertificate ?? "",
  }),
};
