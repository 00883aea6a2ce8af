import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Association = z.object({ ResourceArn: z.string(), WebACLArn: z.string() });

const Operations = z.looseObject({
  Action: z.strictObject({ Block: z.looseObject({}) }),
  Statement: z.strictObject({
    NotStatement: z.strictObject({
      Statement: z.strictObject({
        RegexMatchStatement: z.looseObject({
          FieldToMatch: z.strictObject({
            SingleHeader: z.strictObject({ Name: z.literal("x-amzn-cognito-operation-name") }),
          }),
          RegexString: z.string(),
        }),
      }),
    }),
  }),
});

const Firewall = z.object({ Rules: z.array(z.unknown()).default([]) });

/** The operations that the firewall of a user pool allows; undefined without such a rule. Its rate rules are not simulated. */
export const readOpenOperations = (template: CloudTemplate, poolArn: string): RegExp | undefined => {
  const association = template
    .all("AWS::WAFv2::WebACLAssociation", Association)
    .find(({ properties }) => properties.ResourceArn === poolArn)?.properties;
  const firewall = template
    .all("AWS::WAFv2::WebACL", Firewall)
    .find(({ arn }) => arn === association?.WebACLArn);
  const [pattern] = (firewall?.properties.Rules ?? []).flatMap((rule) => {
    const { data } = Operations.safeParse(rule);
    return data ? [data.Statement.NotStatement.Statement.RegexMatchStatement.RegexString] : [];
  });
  return pattern === undefined ? undefined : new RegExp(pattern);
};
