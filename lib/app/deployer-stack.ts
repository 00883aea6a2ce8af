import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import {
  type IOidcProvider,
  OidcProviderNative,
  PolicyStatement,
  Role,
  WebIdentityPrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { acknowledgeWildcard } from "#lib/platform/constructs/acknowledge-wildcard.ts";
import type { Settings } from "#lib/platform/settings.ts";

const issuer = "token.actions.githubusercontent.com";
const audience = "sts.amazonaws.com";

type Props = StackProps & { readonly settings: Settings & { readonly repository: string } };

/** Lets the `deploy` workflow of one GitHub repository deploy this stage without a stored key. GitHub's OIDC token proves the repository and the environment, which requires approval. The role may only assume the roles that bootstrapping created. */
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
    const quotas = ["lambda:GetAccountSettings", "ses:GetSendQuota"];
    role.addToPolicy(new PolicyStatement({ actions: quotas, resources: ["*"] }));
    acknowledgeWildcard(role, "*", "The quotas of an account are no resource.");
    acknowledgeWildcard(role, bootstrapped, "Bootstrapping makes one role for each task and region.");
    new CfnOutput(this, "DeployerRole", { value: role.roleArn });
  }

  /** An account has one GitHub provider, shared by all stages. */
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
