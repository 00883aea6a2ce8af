import { Duration, RemovalPolicy, Validations } from "aws-cdk-lib";
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  PasskeyUserVerification,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  type UserPoolEmail,
  UserPoolOperation,
} from "aws-cdk-lib/aws-cognito";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { Role, minimumPasswordLength } from "#contract/people/accounts.ts";
import type { Calls } from "./burn-rate.ts";
import { PoolFirewall } from "./pool-firewall.ts";

type Props = {
  /** Creates profiles, writes mails, signs people in with eID and adds claims to tokens. */
  readonly triggers: IAlias;
  readonly email: UserPoolEmail;
  /** The host name of the site, on which passkeys work. */
  readonly siteHost: string;
  /** Turns on deletion protection. */
  readonly isLive: boolean;
};

const operations = [
  UserPoolOperation.PRE_AUTHENTICATION,
  UserPoolOperation.POST_CONFIRMATION,
  UserPoolOperation.CUSTOM_MESSAGE,
  UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  UserPoolOperation.CREATE_AUTH_CHALLENGE,
  UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
];

/** The user pool. It stores only e-mail, name, language and store of a person. */
export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
  /** The name of its firewall's metrics. */
  readonly firewallName: string;
  constructor(scope: Construct, id: string, { triggers, ...pool }: Props) {
    super(scope, id);
    this.pool = this.makePool(pool);
    for (const operation of operations) this.pool.addTrigger(operation, triggers);
    const tokens = UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG;
    // Version 2 and later can change the access token, by which the API recognises administrators.
    this.pool.addTrigger(tokens, triggers, LambdaVersion.V2_0);
    this.refuseLeakedPasswords();
    this.firewallName = new PoolFirewall(this, "Firewall", this.pool).name;
    for (const role of Role.options) this.pool.addGroup(role, { groupName: role });
    this.webClient = this.makeWebClient();
    Validations.of(this.pool).acknowledge(
      {
        id: "AwsSolutions-COG1",
        reason: "Length and a list of leaked passwords protect; composition rules do not (OWASP ASVS 6.2.5).",
      },
      {
        id: "AwsSolutions-COG2",
        reason: "Customers may choose a second factor; for administrators the application demands it.",
      },
    );
  }

  private makePool({ email, isLive, siteHost }: Omit<Props, "triggers">): UserPool {
    const changeable = { mutable: true };
    return new UserPool(this, "Pool", {
      // Cognito's sign-up reveals existing accounts; our own does not.
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: {
        email: { ...changeable, required: true },
        fullname: changeable,
        locale: changeable,
      },
      // The server sets it, and a trigger copies it into tokens. The web app's client can neither read nor write it.
      customAttributes: { storeId: new StringAttribute({ ...changeable, maxLen: 64 }) },
      passwordPolicy: {
        minLength: minimumPasswordLength,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      // A passkey counts as one factor, so people with an authenticator app cannot use one.
      signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
      passkeyRelyingPartyId: siteHost,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Only this plan refuses leaked passwords and suspicious sign-ins.
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      email,
      deletionProtection: isLive,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** The requests to sign in or to go on, and those that Cognito or its triggers failed. A wrong password is no failure. */
  callsWith({ failed: [, ...triggers] }: Calls): Calls {
    const dimensionsMap = {
      UserPool: this.pool.userPoolId,
      UserPoolClient: this.webClient.userPoolClientId,
    };
    const of = (statistic: string) => (metricName: string) =>
      new Metric({ namespace: "AWS/Cognito", metricName, dimensionsMap, statistic });
    return {
      // Their samples are all requests, and their sum those that succeeded.
      all: ["SignInSuccesses", "TokenRefreshSuccesses"].map(of("n")),
      failed: [...["SignInThrottles", "TokenRefreshThrottles"].map(of("sum")), ...triggers],
    };
  }

  /** Without this, Cognito only counts them. It checks chosen passwords, because SRP hides the password at sign-in. */
  private refuseLeakedPasswords(): void {
    new CfnUserPoolRiskConfigurationAttachment(this, "LeakedPasswords", {
      userPoolId: this.pool.userPoolId,
      clientId: "ALL",
      compromisedCredentialsRiskConfiguration: {
        actions: { eventAction: "BLOCK" },
        eventFilter: ["SIGN_UP", "PASSWORD_CHANGE"],
      },
    });
  }

  private makeWebClient(): UserPoolClient {
    return this.pool.addClient("Web", {
      // Rotation replaces the refresh flow by GetTokensFromRefreshToken.
      authFlows: { userSrp: true, custom: true, user: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // The authorizer accepts a revoked access token until it expires.
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.hours(12),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        fullname: true,
        locale: true,
      }),
      // Required attributes must be writable, but tokens lack the scope and the firewall blocks the operation.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
  }
}
