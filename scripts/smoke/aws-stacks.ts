import * as z from "zod";
import type { AwsCalls } from "./aws-call.ts";

const version = "2010-05-15";

const Text = z.union([z.string(), z.number()]).transform(String);
const Described = z.object({
  DescribeStacksResponse: z.object({
    DescribeStacksResult: z.object({
      Stacks: z.object({
        member: z.tuple([
          z.object({
            Outputs: z.object({ member: z.array(z.object({ OutputKey: Text, OutputValue: Text })) }),
          }),
        ]),
      }),
    }),
  }),
});

const Resource = z.object({
  ResourceType: Text,
  LogicalResourceId: Text,
  PhysicalResourceId: Text.optional(),
});
export type StackResource = z.infer<typeof Resource>;
const Listed = z.object({
  ListStackResourcesResponse: z.object({
    ListStackResourcesResult: z.object({
      StackResourceSummaries: z.object({ member: z.array(Resource) }),
      NextToken: Text.optional(),
    }),
  }),
});

export const outputsOf = async (aws: AwsCalls, StackName: string): Promise<Record<string, string>> => {
  const asked = { Action: "DescribeStacks", Version: version, StackName };
  const { DescribeStacksResponse } = Described.parse(await aws.query("cloudformation", asked));
  const [{ Outputs }] = DescribeStacksResponse.DescribeStacksResult.Stacks.member;
  return Object.fromEntries(Outputs.member.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
};

export const resourcesOf = async (aws: AwsCalls, StackName: string): Promise<StackResource[]> => {
  const found: StackResource[] = [];
  let next: string | undefined;
  do {
    const asked = { Action: "ListStackResources", Version: version, StackName };
    const answer = await aws.query("cloudformation", { ...asked, ...(next && { NextToken: next }) });
    const page = Listed.parse(answer).ListStackResourcesResponse.ListStackResourcesResult;
    found.push(...page.StackResourceSummaries.member);
    next = page.NextToken;
  } while (next !== undefined);
  return found;
};
