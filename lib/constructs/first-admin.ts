import { CfnUserPoolUser, CfnUserPoolUserToGroupAttachment } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Role } from "#contract/accounts.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";

const group: Role = "admin";

/** Invites the first administrator by e-mail. Cognito makes up the temporary password; nobody else ever sees it. */
export class FirstAdmin extends Construct {
  constructor(scope: Construct, id: string, { pool }: Accounts, email: string) {
    super(scope, id);
    const { userPoolId } = pool;
    const user = new CfnUserPoolUser(this, "User", {
      userPoolId,
      username: email,
      userAttributes: [
        { name: "email", value: email },
        { name: "email_verified", value: "true" },
      ],
      desiredDeliveryMediums: ["EMAIL"],
    });
    const membership = new CfnUserPoolUserToGroupAttachment(this, "Membership", {
      userPoolId,
      groupName: group,
      username: user.ref,
    });
    // The invitation is worded by a trigger, and the group must be there.
    this.node.addDependency(pool);
    membership.addResourceDependency(user);
  }
}
