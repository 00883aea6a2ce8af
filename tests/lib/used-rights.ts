import path from "node:path";
import { build } from "esbuild";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { functions } from "#lib/app/functions.ts";
import { publicOperations } from "#local/aws/cognito/operations/table.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Bundles our own code of each function, without what it never calls. */
export const codeOfFunctions = async (): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(functions.map(({ name, entry }) => [name, entry])),
    outdir: root,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
  });
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path, ".js"), file.text]));
  return new Map(functions.map(({ name }) => [name, texts.get(name) ?? ""]));
};

const actionsByCall: Record<string, string> = {
  get: "GetItem",
  put: "PutItem",
  update: "UpdateItem",
  remove: "DeleteItem",
  check: "ConditionCheckItem",
};

const named = (things: object, name: string): unknown => {
  const match = Object.entries(things).find(([key]) => key === name);
  if (!match) throw new Error(`keys.ts has no ${name}`);
  return match[1];
};

const partitionOf = (keyName: string): string => {
  const makeKey = named(keys, keyName) as (...parts: readonly string[]) => { readonly pk: string };
  return makeKey("1", "2", "3").pk.replace(/#.*/, "#*");
};

const partitionOfList = (listName: string): string => {
  const makePartition = named(lists, listName) as (...parts: readonly string[]) => string;
  return makePartition("1", "1").replace(/(?:#1)+$/, "#*");
};

export const listsUsed = (code: string): string[] =>
  [...code.matchAll(/\blists\.(\w+)\(/g)].map(([, name = ""]) => partitionOfList(name));

type PartitionUse = {
  /** Actions that the code shows directly. */
  readonly actions: Set<string>;
  /** The code also passes the key on, so other actions are possible. */
  handedOn: boolean;
};

const partitionsByName = {
  listedAdsPartition: "AD#*",
  bikePartition: "BIKE#*",
  companyPartition: "COMPANY#*",
  alertPlacePartition: "ALERTS#*",
  blockPartition: "BLOCK#*",
  foldPartition: "FOLD#*",
  frameVariantPartition: "FDEL#*",
  "partition: numberPartition": "S#*",
  formerNumberPartition: "FORMER#*",
  dictionaryPartition: "DICT#*",
  ownerNamePartition: "NAME#*",
  listingPartition: "LISTING#*",
  adCasePartition: "ADCASE#*",
  accessPartition: "ACCESS#*",
  auditPartition: "AUDIT#*",
  threadPartition: "THREAD#*",
  campaignPartition: "CAMPAIGN#*",
  paymentPartition: "PAYMENT#*",
  receiptPartition: "RECEIPTS#*",
  threadReportPartition: "REPORT#*",
  userPartition: "USER#*",
  storePartition: "STORE#*",
  caseClaimPartition: "CASECLAIMS#*",
  numberWatchPartition: "NUMBERWATCHES#*",
};

// Some files import one family of keys alone, to keep bundles small.
const mention =
  /(?:\b(get|put|update|remove|check)\d*\(\s*)?\b(?:keys|bikeKeys|numberWatchKeys|serviceKeys|storeKeys)\.(\w+)\(/g;

/** True if the code does more with this key than read or check its item. */
export const mayWriteKey = (code: string, keyName: string): boolean =>
  [...code.matchAll(mention)].some(
    ([, call, name]) => name === keyName && call !== "get" && call !== "check",
  );

export const tableUse = (code: string): ReadonlyMap<string, PartitionUse> => {
  const used = new Map<string, PartitionUse>();
  const at = (partition: string): PartitionUse => {
    const use = used.get(partition) ?? { actions: new Set(), handedOn: false };
    used.set(partition, use);
    return use;
  };
  for (const [, call = "", name = ""] of code.matchAll(mention)) {
    const action = actionsByCall[call];
    if (action) at(partitionOf(name)).actions.add(action);
    else at(partitionOf(name)).handedOn = true;
  }
  for (const [name, partition] of Object.entries(partitionsByName))
    if (code.includes(`${name}(`)) at(partition).actions.add("Query");
  return used;
};

/** Services whose rights are named after their commands, one command each. */
const services: Record<string, string> = {
  "cognito-identity-provider": "cognito-idp",
  rekognition: "rekognition",
  s3: "s3",
  "secrets-manager": "secretsmanager",
  ses: "ses",
  sns: "sns",
  textract: "textract",
};

/** Operations of the user pool that need no IAM rights, only the caller's own code, session or token. */
const openToAll = [...publicOperations.keys()].map((name) => `cognito-idp:${name}`);

/** Rights that a call needs implicitly: signatures lend a right, and some services read a picture in the caller's name. */
const implied: readonly (readonly [RegExp, string])[] = [
  [/\bcreatePresignedPost\(/, "s3:PutObject"],
  [/\bsignLinks\(\)/, "s3:GetObject"],
  [/\bs3PublicPhotos\(/, "s3:PutObject"],
  // Copying a photo reads it.
  [/\bs3PublicPhotos\(/, "s3:GetObject"],
  [/\bs3Evidence\(/, "s3:PutObject"],
  [/\bforgetsEvidence\(/, "s3:DeleteObject"],
  [/\bs3EvidenceReader\(/, "s3:GetObject"],
  [/\bs3PublicPhotos\(/, "s3:DeleteObject"],
  [/\binvalidatePhoto\(/, "cloudfront:CreateInvalidation"],
  [/\bringingAlarms\(/, "cloudwatch:DescribeAlarms"],
  [/\bS3Object\b/, "s3:GetObject"],
];

/** Rights whose name differs from their command's. */
const rightOf: Record<string, string> = { "s3:ListObjectsV2": "s3:ListBucket" };

const clientImport = /import \{([^}]*)\} from "@aws-sdk\/client-([\w-]+)"/g;

/** Rights for services other than the table and the keys, as `s3:GetObject`. */
export const commandsUsed = (code: string): string[] => {
  const asked = [...code.matchAll(clientImport)].flatMap(([, names = "", client = ""]) => {
    const service = services[client];
    const commands = [...names.matchAll(/(\w+)Command\b/g)].map(([, name]) => `${service}:${name}`);
    return service === undefined ? [] : commands.map((right) => rightOf[right] ?? right);
  });
  const alsoAsked = implied.filter(([sign]) => sign.test(code)).map(([, right]) => right);
  return [...new Set([...asked, ...alsoAsked])].filter((right) => !openToAll.includes(right)).toSorted();
};
