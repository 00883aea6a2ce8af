import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import { atMostPerMinute, headerMatches, managed, onlyWhere, visibility } from "#lib/firewall-rules.ts";

/** Cognito tells its firewall by this header what someone wants. */
const wants = (...operations: readonly string[]) =>
  headerMatches("x-amzn-cognito-operation-name", `^(${operations.join("|")})$`);

/** What the web app asks the pool for. Accounts are made, changed and deleted by functions of ours alone, whose requests no firewall sees. */
const asked = wants(
  "InitiateAuth",
  "RespondToAuthChallenge",
  "GetTokensFromRefreshToken",
  "RevokeToken",
  "ForgotPassword",
  "ConfirmForgotPassword",
  "ChangePassword",
  "GetUser",
  "AssociateSoftwareToken",
  "VerifySoftwareToken",
  "SetUserMFAPreference",
  "(Start|Complete)WebAuthnRegistration",
  "ListWebAuthnCredentials",
  "DeleteWebAuthnCredential",
);

const sendsMail = wants("ForgotPassword");

/** Browsers talk to the user pool directly, past the site's own firewall. */
export class PoolFirewall extends Construct {
  /** What its metrics are called. */
  readonly name: string;
  constructor(scope: Construct, id: string, pool: UserPool) {
    super(scope, id);
    this.name = accountWideName(this, "Accounts");
    const firewall = new CfnWebACL(this, "Firewall", {
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.name),
      rules: [
        // Cognito itself sends one person only so many; this is about writing to many.
        atMostPerMinute(0, { name: "MailsPerAddress", most: 30, of: sendsMail }),
        // A sign-in is three or four requests.
        atMostPerMinute(1, { name: "SignInRequestsPerAddress", most: 100 }),
        managed(2, "AWSManagedRulesAmazonIpReputationList"),
        onlyWhere(3, "OnlyWhatIsAsked", asked),
      ],
    });
    new CfnWebACLAssociation(this, "Association", {
      resourceArn: pool.userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }
}
