import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { accountWideName } from "./account-wide-name.ts";
import {
  limitPerMinute,
  headerMatches,
  managedRules,
  blockUnless,
  visibility,
} from "#lib/platform/firewall-rules.ts";

/** Cognito names the operation in this header for its firewall. */
const isOperation = (...operations: readonly string[]) =>
  headerMatches("x-amzn-cognito-operation-name", `^(${operations.join("|")})$`);

/** The operations of the web app. Functions create, change and delete accounts, and their requests bypass the firewall. */
const usedByWebApp = isOperation(
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

const sendsMail = isOperation("ForgotPassword");

/** A firewall of the user pool, which browsers call directly and not through the site. */
export class PoolFirewall extends Construct {
  /** The name of its metrics. */
  readonly name: string;
  constructor(scope: Construct, id: string, pool: UserPool) {
    super(scope, id);
    this.name = accountWideName(this, "Accounts");
    const firewall = new CfnWebACL(this, "Firewall", {
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.name),
      rules: [
        // Cognito limits mails to one person; this limits mails to many.
        limitPerMinute(0, { name: "MailsPerAddress", max: 30, of: sendsMail }),
        // A sign-in is three or four requests.
        limitPerMinute(1, { name: "SignInRequestsPerAddress", max: 100 }),
        managedRules(2, "AWSManagedRulesAmazonIpReputationList"),
        blockUnless(3, "OnlyWhatIsAsked", usedByWebApp),
      ],
    });
    new CfnWebACLAssociation(this, "Association", {
      resourceArn: pool.userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }
}
