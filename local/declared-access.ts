import * as z from "zod";
import { ResourceDocument } from "#local/aws/iam/resource-policy.ts";
import type { Written } from "#local/aws/iam/statement.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readRoles } from "#local/template/readers/roles.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { TemplateError } from "#local/template/template-error.ts";

const Permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});
const Policy = z.object({ PolicyDocument: ResourceDocument });

/** Lambda writes a permission into the policy of its function in this form. */
const sentenceOf = ({
  Action,
  FunctionName,
  Principal,
  SourceArn,
  SourceAccount,
}: z.output<typeof Permission>) => ({
  Effect: "Allow",
  Action,
  Resource: FunctionName,
  Principal: { Service: [Principal] },
  Condition: {
    ...(SourceArn !== undefined && { ArnLike: { "AWS:SourceArn": SourceArn } }),
    ...(SourceAccount !== undefined && { StringEquals: { "AWS:SourceAccount": SourceAccount } }),
  },
});

const readResourcePolicies = (template: CloudTemplate): ResourceDocument[] => [
  {
    Statement: template
      .all("AWS::Lambda::Permission", Permission)
      .map(({ properties }) => sentenceOf(properties)),
  },
  ...["AWS::SNS::TopicPolicy", "AWS::SQS::QueuePolicy", "AWS::S3::BucketPolicy"].flatMap((type) =>
    template.all(type, Policy).map(({ properties }) => properties.PolicyDocument),
  ),
];

/** `name` is the function, or the role where a schedule assumes it. */
type DeclaredRole = { readonly name: string; readonly role: string; readonly written: readonly Written[] };

/** The access rules as plain data, so that they can be posted to another thread. */
export type DeclaredAccess = {
  readonly roles: readonly DeclaredRole[];
  readonly policies: readonly ResourceDocument[];
};

export const declaredAccess = (template: CloudTemplate): DeclaredAccess => {
  const roles = readRoles(template);
  const assumed = (service: string, arn: string, name?: string): DeclaredRole => {
    const role = roles.get(arn);
    if (role === undefined) throw new TemplateError(`there is no role ${arn}.`, name);
    if (!role.trusts.includes(service)) throw new TemplateError(`${service} cannot assume it.`, role.name);
    return { name: name ?? role.name, role: role.name, written: role.written };
  };
  const functions = readFunctions(template).map(({ name, role }) =>
    assumed("lambda.amazonaws.com", role, name),
  );
  const ofSchedules = new Set(readSchedules(template).flatMap(({ role }) => role ?? []));
  const schedules = [...ofSchedules].map((role) => assumed("scheduler.amazonaws.com", role));
  return { roles: [...functions, ...schedules], policies: readResourcePolicies(template) };
};
