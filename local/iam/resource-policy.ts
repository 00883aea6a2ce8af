import * as z from "zod";

import type { Asked } from "./asked.ts";
import { evaluate, PolicyDocument, readStatements } from "./statement.ts";
import type { Statement, Verdict } from "./statement.ts";

const Texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

/** What a policy of a resource holds: like one of a role, and who it is about. */
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

/** The statements of policies that are about one service. Others are not understood: they may ask for what no request here tells. */
const statementsFor = (service: string, documents: readonly ResourceDocument[]): Statement[] =>
  documents
    .flatMap(({ Statement }) => Statement)
    .filter((sentence) => isFor(service, sentence))
    .flatMap(({ Principal: _who, ...rest }) =>
      readStatements(PolicyDocument.parse({ Version: "2012-10-17", Statement: [rest] })),
    );

/** A service that does something by itself, on behalf of what is there in the account. */
export type ServiceAsked = Asked & {
  /** Such as `sns.amazonaws.com`. */
  readonly service: string;
  /** The ARN of the topic, the rule, the pool, … on whose behalf. */
  readonly sourceArn: string;
};

const because: Record<Exclude<Verdict, "allowed">, (action: string) => string> = {
  "not allowed": (action) => `because no resource-based policy allows the ${action} action`,
  denied: () => "with an explicit deny in a resource-based policy",
};

/** What the policies of resources let services do. */
export type ResourcePolicies = {
  /** Why a service may not do it, in AWS's words; undefined where it may. */
  refusal(asked: ServiceAsked): string | undefined;
};

const mostKept = 1000;

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
  const decide = ({ service, sourceArn, action, resource }: ServiceAsked): Verdict => {
    const context = {
      "aws:sourcearn": [sourceArn],
      "aws:sourceaccount": [accountId],
      // Plain http on this machine stands for https.
      "aws:securetransport": ["true"],
    };
    return evaluate(statementsOf(service), { action, resource, context }).verdict;
  };
  // The same is asked at every request, and the policies stay.
  const decided = new Map<string, Verdict>();
  const verdictOn = (asked: ServiceAsked): Verdict => {
    const name = [asked.service, asked.sourceArn, asked.action, asked.resource].join(" ");
    const known = decided.get(name);
    if (known !== undefined) return known;
    if (decided.size >= mostKept) decided.clear();
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
