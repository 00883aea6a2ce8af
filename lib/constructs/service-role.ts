import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/** The role of one service, with its rights inside: a policy beside each role would be a resource more for each function. */
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
