import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { patience, production, registryApp, resourcesOfType, templateOf } from "#tests/lib/synthesised.ts";

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
  Resource: listOf(Resource),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});
const Policy = z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) });

const bare = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, "");

/** The resource without the hash of its logical id: `RegisterTable`, `PicturesReceipts/user/*`. */
const nameOf = (resource: z.infer<typeof Resource>): string => {
  if (typeof resource === "string") return resource.replace(/^arn:aws:[a-z]+:/, "");
  if ("Ref" in resource) return resource.Ref.startsWith("AWS::") ? "" : bare(resource.Ref);
  if ("Fn::GetAtt" in resource) return bare(resource["Fn::GetAtt"][0]);
  return resource["Fn::Join"][1].map(nameOf).join("");
};

const whereOf = (condition: z.infer<typeof Statement>["Condition"]): string => {
  const partitions = condition["ForAllValues:StringLike"]?.["dynamodb:LeadingKeys"];
  const via = condition["StringEquals"]?.["kms:ViaService"];
  if (partitions) return ` where ${listOf(z.string()).parse(partitions).join(" ")}`;
  if (typeof via === "string") return ` through ${via.split(".")[0]}`;
  if (condition["Null"]) return " for a named person";
  return condition["StringEquals"]?.["ses:FromAddress"] ? " as the register" : "";
};

const lines = ({ Action, Resource: resources, Condition }: z.infer<typeof Statement>): string[] =>
  resources.map((resource) => `${Action.join(" ")} on ${nameOf(resource) || "*"}${whereOf(Condition)}`);

const rightsOf = (template: Template, functionId: string): string[] =>
  resourcesOfType(template, "AWS::IAM::Policy")
    .filter(([id]) => id.startsWith(`${functionId}FunctionRole`))
    .flatMap(([, { Properties }]) => Policy.parse(Properties).PolicyDocument.Statement.flatMap(lines))
    .toSorted();

const readTable = "kms:Decrypt kms:DescribeKey on KeysData through dynamodb";
const writeTable =
  "kms:Decrypt kms:DescribeKey kms:Encrypt kms:GenerateDataKey kms:ReEncryptFrom kms:ReEncryptTo on KeysData through dynamodb";
/** X-Ray knows no resources. */
const trace = "xray:PutTelemetryRecords xray:PutTraceSegments on *";

/** All that each function may do, besides writing its own log. A new right is a new line here. */
const rights: Record<string, string[]> = {
  Accounts: [
    "cognito-idp:AdminGetUser on AccountsPool",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:PutItem on RegisterTable where PNR#*",
    "kms:Encrypt on KeysPersonalNumber for a named person",
    "kms:GenerateMac on KeysPersonalNumberMac",
    trace,
    writeTable,
  ],
  Analysis: [
    "dynamodb:GetItem on RegisterTable where USER#* UPLOAD#*",
    "dynamodb:PutItem on RegisterTable where ANALYSIS#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    "kms:Decrypt on KeysData through s3",
    "kms:Decrypt on KeysPersonalNumber for a named person",
    // Neither Rekognition nor Textract knows resources.
    "rekognition:DetectLabels rekognition:DetectText textract:DetectDocumentText xray:PutTelemetryRecords xray:PutTraceSegments on *",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    writeTable,
  ],
  AuthTriggers: ["dynamodb:PutItem on RegisterTable where USER#*", trace, writeTable],
  Bikes: [
    "dynamodb:GetItem on RegisterTable where USER#* ANALYSIS#* BIKE#* FRAME#* IDEM#*",
    "dynamodb:PutItem on RegisterTable where USER#* BIKE#* FRAME#* FOLD#* IDEM#*",
    "dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where OWNER#*",
    "dynamodb:UpdateItem on RegisterTable where USER#* UPLOAD#* ANALYSIS#*",
    "kms:Decrypt on KeysData through s3",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    trace,
    writeTable,
  ],
  Lookup: ["dynamodb:GetItem on RegisterTable where FRAME#* BIKE#*", readTable, trace],
  Notifications: [
    "appsync:GraphQL on RealtimeApi/types/Mutation/fields/publish",
    "dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator on RegisterTable",
    "dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:UpdateItem on RegisterTable where NOTICE#*",
    "ses:SendRawEmail on eu-west-1::configuration-set/MailDelivery as the register",
    "ses:SendRawEmail on eu-west-1::identity/MailDomain as the register",
    "sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage on NoticesGivenUp",
    trace,
    writeTable,
  ],
  ReconcileLedger: [
    "dynamodb:Query on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where BALANCES",
    readTable,
    trace,
  ],
  UploadCleanup: [
    "dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator on RegisterTable",
    readTable,
    "s3:DeleteObject on PicturesBikePhotos/photos/*",
    "s3:DeleteObject on PicturesReceipts/user/*",
    "sqs:GetQueueAttributes sqs:GetQueueUrl sqs:SendMessage on ExpiredUploadsGivenUp",
    trace,
  ],
  Uploads: [
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    "kms:Decrypt kms:GenerateDataKey on KeysData through s3",
    "s3:DeleteObject s3:GetObject s3:PutObject on PicturesStaging/staging/*",
    "s3:GetObject s3:PutObject on PicturesBikePhotos/photos/*",
    "s3:GetObject s3:PutObject on PicturesReceipts/user/*",
    "s3:ListBucket on PicturesStaging",
    trace,
    writeTable,
  ],
};

describe("rights", () => {
  let template: Template;
  beforeAll(async () => {
    template = templateOf(await registryApp(production), "Registry");
  }, patience);

  it.each(Object.keys(rights))("of %s are what is listed here and nothing more", (name) => {
    const ownLog = `logs:CreateLogStream logs:PutLogEvents on ${name}FunctionLog`;
    expect(rightsOf(template, name)).toEqual([...rights[name]!, ownLog].toSorted());
  });

  it("are listed for every function", () => {
    const functions = resourcesOfType(template, "AWS::Lambda::Function")
      .map(([id]) => /^(\w+)Function[0-9A-F]{8}$/.exec(id)?.[1])
      .filter((name) => name !== undefined);
    expect(functions.toSorted()).toEqual(Object.keys(rights));
  });

  it("to read a personal number back belong to the analysis alone", () => {
    const readers = Object.keys(rights).filter((name) =>
      rightsOf(template, name).some((line) => line.startsWith("kms:Decrypt on KeysPersonalNumber")),
    );
    expect(readers).toEqual(["Analysis"]);
  });

  it("never reach the whole table", () => {
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/dynamodb:(\*|Scan|DeleteTable|PartiQL)/);
  });
});
