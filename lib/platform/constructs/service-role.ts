import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/** A service's role with an inline policy, which saves a policy resource per function. */
export class ServiceRole extends Role {
  private readonly rights: PolicyDocument;
  constructor(scope: Construct, id: string, service: `${string}.amazonaws.com`) {
    const rights = new PolicyDocument({ minimize: true });
    super(scope, id, { assumedBy: new ServicePrincipal(service), inlinePolicies: { Rights: rights } });
    this.rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
