import type { RequiredPermission } from "./required-permission.ts";
import { grantsUsed } from "./grants.ts";
import type { ResourcePolicies, ServicePermission } from "./resource-policy.ts";
import type { Session } from "./session.ts";
import { evaluate, type Verdict } from "./statement.ts";
import { createTemporaryCredentials, type Account, type TemporaryCredentials } from "./temporary.ts";
import { createUses, type RightsOfFunction } from "./uses.ts";

export type Access = {
  readonly temporary: TemporaryCredentials;
  /** The session of a function, or of a role that a service assumes. */
  ofFunction(functionName: string): Session | undefined;
  /**
   * Evaluates the role's policies and counts the grants used; returns AWS's error message, or undefined if
   * allowed.
   */
  refusal(session: Session, asked: RequiredPermission): string | undefined;
  /** The same for a service's own request, by resource policies. */
  serviceRefusal(asked: ServicePermission): string | undefined;
  rights(): RightsOfFunction[];
  /** Newest first. */
  refusals(): readonly string[];
  /** Records a refusal from this thread or another. */
  refused(who: string, message: string): void;
  /** Use counters, shared with other threads. */
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
  /** The counters of the main thread's Access. */
  readonly memory?: SharedArrayBuffer | undefined;
  /** Receives every refusal: the function or service, and AWS's message. */
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
