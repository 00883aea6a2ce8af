import type { Asked } from "./asked.ts";
import { grantsUsed } from "./grants.ts";
import type { ResourcePolicies, ServiceAsked } from "./resource-policy.ts";
import type { Session } from "./session.ts";
import { evaluate } from "./statement.ts";
import type { Verdict } from "./statement.ts";
import { createTemporaryCredentials } from "./temporary.ts";
import type { Account, TemporaryCredentials } from "./temporary.ts";
import { createUses } from "./uses.ts";
import type { RightsOfFunction } from "./uses.ts";

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
  /** Keeps in mind what was refused, here or in another thread. */
  refused(who: string, message: string): void;
  /** Where the use of rights is counted, for other threads to count too. */
  readonly memory: SharedArrayBuffer;
};

const keptRefusals = 200;

const because: Record<Exclude<Verdict, "allowed">, (action: string) => string> = {
  "not allowed": (action) => `because no identity-based policy allows the ${action} action`,
  denied: () => "with an explicit deny in an identity-based policy",
};

type Options = Account & {
  readonly sessions: readonly Session[];
  readonly policies: ResourcePolicies;
  /** Of the same access in another thread. */
  readonly memory?: SharedArrayBuffer | undefined;
  /** Hears of every refusal: the name of the function or the service, and AWS's sentence. */
  readonly onRefusal: (who: string, message: string) => void;
};

export const createAccess = ({ sessions, policies, memory, onRefusal, ...account }: Options): Access => {
  const byName = new Map(sessions.map((session) => [session.name, session]));
  const uses = createUses(sessions, memory);
  const refusals: string[] = [];
  const refused = (who: string, message: string): void => {
    refusals.unshift(message);
    refusals.length = Math.min(refusals.length, keptRefusals);
    onRefusal(who, message);
  };
  return {
    temporary: createTemporaryCredentials(account, (name) => byName.get(name)),
    ofFunction: (functionName) => byName.get(functionName),
    refusal: (session, asked) => {
      const { verdict, by } = evaluate(session.role.statements, asked);
      if (verdict === "allowed") {
        for (const grant of new Set(by.flatMap((statement) => grantsUsed(statement, asked))))
          uses.count(session, grant);
        return undefined;
      }
      const { action, resource } = asked;
      const who = `User: ${session.arn} is not authorized to perform: ${action} on resource: ${resource}`;
      const message = `${who} ${because[verdict](action)}`;
      refused(session.name, message);
      return message;
    },
    serviceRefusal: (asked) => {
      const message = policies.refusal(asked);
      if (message !== undefined) refused(asked.service, message);
      return message;
    },
    refusals: () => refusals,
    refused,
    rights: () => uses.rights(),
    memory: uses.memory,
  };
};
