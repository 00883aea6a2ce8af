import * as z from "zod";
import type { RequiredPermission } from "./required-permission.ts";
import { evaluate, PolicyDocument, readStatements, type Statement, type Verdict } from "./statement.ts";

const Texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

/** A resource policy's principals; the rest has the shape of a role's policy. */
export const ResourceDocument = z.object({
  Statement: z.array(
    z.looseObject({
      Principal: z.union([
        z.literal("*"),
        z.looseObject({ AWS: Texts.optional(), Service: Texts.optional() }),
      ]),
    }),
  ),
});
export type ResourceDocument = z.output<typeof ResourceDocument>;
type Sentence = ResourceDocument["Statement"][number];

const isFor = (service: string, { Principal: who }: Sentence): boolean =>
  who === "*" || who.AWS?.includes("*") === true || who.Service?.includes(service) === true;

/** Reads only one service's statements: others may have conditions that are not supported here. */
const statementsFor = (service: string, documents: readonly ResourceDocument[]): Statement[] =>
  documents
    .flatMap(({ Statement }) => Statement)
    .filter((sentence) => isFor(service, sentence))
    .flatMap(({ Principal: _who, ...rest }) =>
      readStatements(PolicyDocument.parse({ Version: "2012-10-17", Statement: [rest] })),
    );

/** A service's own request on behalf of a resource. */
export type ServicePermission = RequiredPermission & {
  /** For example `sns.amazonaws.com`. */
  readonly service: string;
  /** The ARN of the topic, rule, user pool, … that causes the request. */
  readonly sourceArn: string;
};

const because: Record<Exclude<Verdict, "allowed">, (action: string) => string> = {
  "not allowed": (action) => `because no resource-based policy allows the ${action} action`,
  denied: () => "with an explicit deny in a resource-based policy",
};

export type ResourcePolicies = {
  /** Returns AWS's error message, or undefined if the service may. */
  refusal(asked: ServicePermission): string | undefined;
};

const maxKept = 1000;

export const createResourcePolicies = (
  documents: readonly ResourceDocument[],
  accountId: string,
): ResourcePolicies => {
  const read = new Map<string, readonly Statement[]>();
  const statementsOf = (service: string): readonly Statement[] => {
    const statements = read.get(service) ?? statementsFor(service, documents);
    read.set(service, statements);
    return statements;
  };
  const decide = ({ service, sourceArn, action, resource }: ServicePermission): Verdict => {
    const context = {
      "aws:sourcearn": [sourceArn],
      "aws:sourceaccount": [accountId],
      // Plain HTTP on localhost counts as HTTPS.
      "aws:securetransport": ["true"],
    };
    return evaluate(statementsOf(service), { action, resource, context }).verdict;
  };
  // Cached, since the same requests recur and the policies never change.
  const decided = new Map<string, Verdict>();
  const verdictOn = (asked: ServicePermission): Verdict => {
    const name = [asked.service, asked.sourceArn, asked.action, asked.resource].join(" ");
    const known = decided.get(name);
    if (known !== undefined) return known;
    if (decided.size >= maxKept) decided.clear();
    const verdict = decide(asked);
    decided.set(name, verdict);
    return verdict;
  };
  return {
    refusal: (asked) => {
      const verdict = verdictOn(asked);
      if (verdict === "allowed") return undefined;
      const { service, action, resource } = asked;
      return `User: ${service} is not authorized to perform: ${action} on resource: ${resource} ${because[verdict](action)}`;
    },
  };
};
