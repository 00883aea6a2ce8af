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
import type { IAlias } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { Role, minimumPasswordLength } from "#contract/accounts.ts";
import { PoolFirewall } from "#lib/constructs/pool-firewall.ts";

type Props = {
  /** Gives a new account its profile, words the mails, lets people in by eID and says what stands in a token. */
  readonly triggers: IAlias;
  readonly email: UserPoolEmail;
  /** The host name of the site: passkeys are made for it and work nowhere else. */
  readonly siteHost: string;
  /** Cannot be deleted from then on. */
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

/** Everybody's accounts. Nothing about a person beyond e-mail, name, language and the store they work in is here. */
export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
  /** What the metrics of its firewall are called. */
  readonly firewallName: string;
  constructor(scope: Construct, id: string, { triggers, ...pool }: Props) {
    super(scope, id);
    this.pool = this.makePool(pool);
    for (const operation of operations) this.pool.addTrigger(operation, triggers);
    const tokens = UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG;
    // Only from this version on can a trigger change the access token, by which the API knows an administrator.
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
      // Cognito tells who has an account to the person who signs up; our own way in does not.
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
      // The server sets it and a trigger puts it into the tokens; the web app's client may neither read nor write it.
      customAttributes: { storeId: new StringAttribute({ ...changeable, maxLen: 64 }) },
      passwordPolicy: {
        minLength: minimumPasswordLength,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      // A passkey counts as one factor, so it lets in nobody who has an authenticator app.
      signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
      passkeyRelyingPartyId: siteHost,
      passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Refusing leaked passwords and suspicious sign-ins comes with this plan only.
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      email,
      deletionProtection: isLive,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }

  /** Without this they are only counted. A password is seen when it is chosen, whichever way; at sign-in only its proof is. */
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
      // A revoked access token still passes the authorizer until it expires.
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
      // What the pool requires must be writable. No token reaches what writes, and the firewall lets nobody ask.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
  }
}
