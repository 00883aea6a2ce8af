import type { Template } from "aws-cdk-lib/assertions";
import * as z from "zod";
import { resourcesOfType } from "#tests/lib/synthesised.ts";

const Reference = z.union([
  z.string(),
  z.object({ Ref: z.string() }),
  z.object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) }),
]);
const Resource = z.union([Reference, z.object({ "Fn::Join": z.tuple([z.string(), z.array(Reference)]) })]);
const listOf = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), item.transform((one) => [one])]) as z.ZodType<z.output<T>[]>;
const Statement = z.object({
  Action: listOf(z.string()),
  Resource: listOf(Resource).default([]),
  NotResource: listOf(Resource).default([]),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });
const Attached = z.object({ Roles: z.array(z.object({ Ref: z.string() })) });
const Inside = z.object({ Policies: z.array(Policy).default([]) });

const bare = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, "");

/** The resource without the hash of its logical id: `RegisterTable`, `PicturesReceipts/user/*`. */
const nameOf = (resource: z.infer<typeof Resource>): string => {
  if (typeof resource === "string") return resource.replace(/^arn:aws:/, "");
  if ("Ref" in resource) return resource.Ref.startsWith("AWS::") ? "" : bare(resource.Ref);
  if ("Fn::GetAtt" in resource) return bare(resource["Fn::GetAtt"][0]);
  return resource["Fn::Join"][1].map(nameOf).join("");
};

const whereOf = (condition: z.infer<typeof Statement>["Condition"]): string => {
  const partitions = condition["ForAllValues:StringLike"]?.["dynamodb:LeadingKeys"];
  const via = condition["StringEquals"]?.["kms:ViaService"];
  if (partitions) return ` where ${listOf(z.string()).parse(partitions).join(" ")}`;
  if (typeof via === "string") return ` through ${via.split(".")[0]}`;
  const contexts = Object.keys(condition["Null"] ?? {}).join();
  if (contexts === "kms:EncryptionContext:userId") return " for a named person";
  if (contexts === "kms:EncryptionContext:orderId") return " for a named order";
  if (contexts === "kms:EncryptionContext:storeId") return " for a named store";
  return condition["StringEquals"]?.["ses:FromAddress"] ? " as the register" : "";
};

const lines = ({ Action, Resource: on, NotResource: except, Condition }: z.infer<typeof Statement>) => {
  const actions = Action.join(" ");
  return [
    ...on.map((resource) => `${actions} on ${nameOf(resource) || "*"}${whereOf(Condition)}`),
    ...except.map((resource) => `${actions} on anything but ${nameOf(resource)}${whereOf(Condition)}`),
  ];
};

const policiesOf = (template: Template, role: string): z.infer<typeof Policy>[] => [
  ...resourcesOfType(template, "AWS::IAM::Role")
    .filter(([id]) => bare(id) === role)
    .flatMap(([, { Properties }]) => Inside.parse(Properties).Policies),
  ...resourcesOfType(template, "AWS::IAM::Policy")
    .filter(([, { Properties }]) => Attached.parse(Properties).Roles.some(({ Ref }) => bare(Ref) === role))
    .map(([, { Properties }]) => Policy.parse(Properties)),
];

/** The rights of a function, one line each: `dynamodb:GetItem on RegisterTable where BIKE#*`. */
export const rightsOf = (template: Template, functionId: string): string[] =>
  policiesOf(template, `${functionId}FunctionRole`)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(lines))
    .toSorted();
