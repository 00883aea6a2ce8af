import * as z from "zod";
import { PolicyDocument, type Written } from "#local/aws/iam/statement.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";

const Trust = z.object({
  Statement: z.array(
    z.object({
      Effect: z.literal("Allow"),
      Action: z.literal("sts:AssumeRole"),
      Principal: z.looseObject({ Service: z.string().optional() }),
    }),
  ),
});
const Declared = z.object({
  AssumeRolePolicyDocument: Trust,
  Policies: z.array(z.object({ PolicyDocument })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});
const Beside = z.object({ Roles: z.array(z.string()).default([]), PolicyDocument });

/** Managed policies for logs, traces and CodeDeploy's aliases, which no service here checks. */
const ofAwsItself =
  /:policy\/(?:service-role\/AWSLambdaBasicExecutionRole|service-role\/AWSCodeDeployRoleForLambdaLimited|AWSXRayDaemonWriteAccess)$/;

export type DeclaredRole = {
  readonly name: string;
  readonly written: readonly Written[];
  readonly trusts: readonly string[];
};

export const readRoles = (template: CloudTemplate): Map<string, DeclaredRole> => {
  const beside = template.all("AWS::IAM::Policy", Beside).map(({ properties }) => properties);
  return new Map(
    template.all("AWS::IAM::Role", Declared).map(({ ref, arn, properties, logicalId }) => {
      const foreign = properties.ManagedPolicyArns.find((policy) => !ofAwsItself.test(policy));
      if (foreign !== undefined)
        throw new TemplateError(`nobody here knows the policy ${foreign}.`, logicalId);
      const documents = [
        ...properties.Policies.map((policy) => policy.PolicyDocument),
        ...beside.filter(({ Roles }) => Roles.includes(ref)).map((policy) => policy.PolicyDocument),
      ];
      const trusts = properties.AssumeRolePolicyDocument.Statement.flatMap(
        ({ Principal }) => Principal.Service ?? [],
      );
      return [arn, { name: ref, written: documents.flat(), trusts }];
    }),
  );
};
