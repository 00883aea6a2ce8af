import * as z from "zod";

import { ResourceDocument } from "#local/iam/resource-policy.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Permission = z.object({
  Action: z.string(),
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.string().optional(),
  SourceAccount: z.string().optional(),
});
const Policy = z.object({ PolicyDocument: ResourceDocument });

/** A permission as Lambda writes it into the policy of its function. */
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

/** The policies of functions, topics, queues and buckets. */
export const readResourcePolicies = (template: CloudTemplate): ResourceDocument[] => [
  {
    Statement: template
      .all("AWS::Lambda::Permission", Permission)
      .map(({ properties }) => sentenceOf(properties)),
  },
  ...["AWS::SNS::TopicPolicy", "AWS::SQS::QueuePolicy", "AWS::S3::BucketPolicy"].flatMap((type) =>
    template.all(type, Policy).map(({ properties }) => properties.PolicyDocument),
  ),
];
