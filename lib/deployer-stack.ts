import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import {
  type IOidcProvider,
  OidcProviderNative,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { acknowledgeWildcard } from "#lib/constructs/acknowledge-wildcard.ts";
import type { Settings } from "#lib/settings.ts";

const issuer = "token.actions.githubusercontent.com";
const audience = "sts.amazonaws.com";

type Props = StackProps & { readonly settings: Settings & { readonly repository: string } };

/**
 * Lets the workflow `deploy` of one repository deploy this stage, without a key that anybody could lose: GitHub says
 * who is asking, and only runs in the environment of the stage's name are let in, which GitHub has people approve.
 * All the role may do is to take on the roles that bootstrapping has made for deployments.
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: Props) {
    super(scope, id, props);
    const role = new Role(this, "Deployer", {
      description: "Deploys this stage from GitHub",
      maxSessionDuration: Duration.hours(2),
      assumedBy: new WebIdentityPrincipal(this.provider(settings).oidcProviderArn, {
        StringEquals: {
          [`${issuer}:aud`]: audience,
          [`${issuer}:sub`]: `repo:${settings.repository}:environment:${settings.stage}`,
        },
      }),
    });
    const bootstrapped = this.formatArn({
      service: "iam",
      region: "",
      resource: "role",
      resourceName: "cdk-hnb659fds-*",
    });
    role.addToPolicy(new PolicyStatement({ actions: ["sts:AssumeRole"], resources: [bootstrapped] }));
    acknowledgeWildcard(role, bootstrapped, "Bootstrapping makes one role for each task and region.");
    new CfnOutput(this, "DeployerRole", { value: role.roleArn });
  }

  /** An account knows GitHub once, however many stages it has. */
  private provider({ identityProvider }: Settings): Pick<IOidcProvider, "oidcProviderArn"> {
    if (identityProvider === "new")
      return new OidcProviderNative(this, "GitHub", { url: `https://${issuer}`, clientIds: [audience] });
    const oidcProviderArn = this.formatArn({
      service: "iam",
      region: "",
      resource: "oidc-provider",
      resourceName: issuer,
    });
    return { oidcProviderArn };
  }
}
