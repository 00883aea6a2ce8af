import type { Asked } from "./asked.ts";
import { grantsOf, grantsUsed } from "./grants.ts";
import type { Grant } from "./grants.ts";
import type { ResourcePolicies, ServiceAsked } from "./resource-policy.ts";
import type { Session } from "./session.ts";
import { evaluate } from "./statement.ts";
import type { Verdict } from "./statement.ts";
import { createTemporaryCredentials } from "./temporary.ts";
import type { Account, TemporaryCredentials } from "./temporary.ts";

/** A function's grants, and how often each was made use of. */
export type RightsOfFunction = {
  readonly functionName: string;
  readonly grants: readonly { readonly grant: Grant; readonly used: number }[];
};

/** Who may do what here. */
export type Access = {
  /** What sessions sign with. */
  readonly temporary: TemporaryCredentials;
  /** The session of a function, or of a role that a service takes on, by its name. */
  ofFunction(functionName: string): Session | undefined;
  /** Decides, and keeps in mind what was used. Answers with the sentence of a refusal, or undefined. */
  refusal(session: Session, asked: Asked): string | undefined;
  /** The same for what a service does by itself, by the policies of resources. */
  serviceRefusal(asked: ServiceAsked): string | undefined;
  rights(): RightsOfFunction[];
  /** What was refused, the latest first. */
  refusals(): readonly string[];
};

const keptRefusals = 200;

const because: Record<Exclude<Verdict, "allowed">, (action: string) => string> = {
  "not allowed": (action) => `because no identity-based policy allows the ${action} action`,
  denied: () => "with an explicit deny in an identity-based policy",
};

type Options = Account & {
  readonly sessions: readonly Session[];
  readonly policies: ResourcePolicies;
  /** Hears of every refusal: the name of the function or the service, and AWS's sentence. */
  readonly onRefusal: (who: string, message: string) => void;
};

type Used = ReadonlyMap<string, ReadonlyMap<Grant, number>>;

const rightsOf = (sessions: readonly Session[], used: Used): RightsOfFunction[] =>
  sessions.map(({ name, role }) => ({
    functionName: name,
    grants: [...new Set(role.statements.flatMap(grantsOf))].map((grant) => ({
      grant,
      used: used.get(name)?.get(grant) ?? 0,
    })),
  }));

export const createAccess = ({ sessions, policies, onRefusal, ...account }: Options): Access => {
  const byName = new Map(sessions.map((session) => [session.name, session]));
  const used = new Map(sessions.map(({ name }) => [name, new Map<Grant, number>()]));
  const refusals: string[] = [];
  const refuse = (who: string, message: string): string => {
    refusals.unshift(message);
    refusals.length = Math.min(refusals.length, keptRefusals);
    onRefusal(who, message);
    return message;
  };
  return {
    temporary: createTemporaryCredentials(account, (name) => byName.get(name)),
    ofFunction: (functionName) => byName.get(functionName),
    refusal: (session, asked) => {
      const { verdict, by } = evaluate(session.role.statements, asked);
      if (verdict === "allowed") {
        const counts = used.get(session.name) ?? new Map<Grant, number>();
        for (const grant of new Set(by.flatMap((statement) => grantsUsed(statement, asked))))
          counts.set(grant, (counts.get(grant) ?? 0) + 1);
        return undefined;
      }
      const { action, resource } = asked;
      const who = `User: ${session.arn} is not authorized to perform: ${action} on resource: ${resource}`;
      return refuse(session.name, `${who} ${because[verdict](action)}`);
    },
    serviceRefusal: (asked) => {
      const message = policies.refusal(asked);
      return message === undefined ? undefined : refuse(asked.service, message);
    },
    refusals: () => refusals,
    rights: () => rightsOf(sessions, used),
  };
};
