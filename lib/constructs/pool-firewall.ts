import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { atMostPerMinute, headerMatches, managed, visibility } from "#lib/firewall-rules.ts";

/** Cognito tells its firewall by this header what somebody wants. */
const sendsMail = headerMatches(
  "x-amzn-cognito-operation-name",
  "^(SignUp|ForgotPassword|ResendConfirmationCode)$",
);

/** Browsers talk to the user pool directly, past the site's own firewall. */
export class PoolFirewall extends Construct {
  constructor(scope: Construct, id: string, pool: UserPool) {
    super(scope, id);
    const firewall = new CfnWebACL(this, "Firewall", {
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: visibility("CykelregistretAccounts"),
      rules: [
        // Cognito itself sends one person only so many; this is about writing to many.
        atMostPerMinute(0, { name: "MailsPerAddress", most: 30, of: sendsMail }),
        // A sign-in is three or four requests.
        atMostPerMinute(1, { name: "SignInRequestsPerAddress", most: 100 }),
        managed(2, "AWSManagedRulesAmazonIpReputationList"),
      ],
    });
    new CfnWebACLAssociation(this, "Association", {
      resourceArn: pool.userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }
}
