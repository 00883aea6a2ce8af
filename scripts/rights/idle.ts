import type { FunctionGrant, Use } from "./record.ts";

/** Grants that no test can use, with the reason. */
const excused: readonly { readonly of: RegExp; readonly why: string }[] = [
  { of: / (?:logs|xray):/, why: "Lambda writes the log and the trace." },
  { of: / dynamodb:(?:DescribeStream|GetRecords|GetShardIterator) /, why: "Lambda reads the stream." },
  { of: / s3:PutObject on \S*givenup/i, why: "Lambda keeps there what was given up." },
  { of: / sqs:SendMessage /, why: "The scheduler keeps there what it could not hand over." },
  { of: / lambda:InvokeFunction on \S+:\*$/, why: "The CDK also names versions, and there are none." },
  { of: / kms:.* if kms:ViaService /, why: "A service opens its key in the name of the person who asks it." },
  { of: / s3:ListBucket /, why: "S3 says by it that a file is not there, instead of that it is forbidden." },
  {
    of: /-IdentityFunction\w+ cognito-idp:AdminDeleteUser /,
    why: "Someone has to lose a race to the address.",
  },
  { of: /-AccountsFunction\w+ dynamodb:\w+ on \S+ where PHONE#/, why: "A journey proves a phone number." },
  { of: / s3:(?:Get|Put)Object on \S*owncopies/i, why: "A journey fetches a copy." },
  {
    of: /-MakeOwnCopiesFunction\w+ s3:GetObject /,
    why: "A journey fetches a copy of someone whose bikes have no pictures.",
  },
  {
    of: /-MakeOwnCopiesFunction\w+ s3:DeleteObject /,
    why: "Someone has to close their account while their copy is made.",
  },
  {
    of: /-BikeAdminFunction\w+ (?:cloudfront:CreateInvalidation|s3:(?:Put|Delete)Object) /,
    why: "A bike whose photo everybody is shown has to be taken out of the register; a shelf stands for the bucket there.",
  },
  { of: /-VerifiedDomainFunction/, why: "It runs while a stage is deployed." },
];

/** Resources whose id differs in each cloud: pools, distributions, keys and realtime APIs. */
const numbered = /(userpool|distribution|key|apis)\/[\w-]+/g;

const lineOf = ({ functionName, grant }: FunctionGrant): string =>
  `${functionName} ${grant.replaceAll(numbered, "$1/…")}`;

/** Unused grants, one line each, without the excused ones. */
export const idleGrants = (uses: readonly Use[]): string[] => {
  const total = new Map<string, number>();
  for (const use of uses) total.set(lineOf(use), (total.get(lineOf(use)) ?? 0) + use.used);
  return [...total]
    .filter(([line, used]) => used === 0 && !excused.some(({ of }) => of.test(line)))
    .map(([line]) => line)
    .toSorted();
};
