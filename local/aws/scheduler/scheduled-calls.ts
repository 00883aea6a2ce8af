import type { CloudContext } from "#local/cloud.ts";
import { AccessDeniedError, demand, demandAsService, type Asker } from "#local/aws/iam/demand.ts";
import { rightToCall } from "#local/aws/lambda/callers.ts";
import type { DeadLetters } from "#local/aws/streams/dead-letters.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";
import type { ScheduledFunctions } from "./scheduler.ts";

type Dependencies = {
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly begin: (functionName: string, event: object) => void;
  readonly deadLetters: DeadLetters;
};

const refusalIn = (check: () => void): AccessDeniedError | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AccessDeniedError) return error;
    throw error;
  }
};

/**
 * Checks permissions as AWS does: Scheduler acts in the schedule's role, a rule as EventBridge itself. A
 * refused event goes to the schedule's dead-letter queue if the role may send to it.
 */
export const scheduledCalls = (
  context: CloudContext,
  { invoke, begin, deadLetters }: Dependencies,
): ScheduledFunctions => {
  const inRole = (arn: string): Asker => context.access?.ofFunction(arn.slice(arn.lastIndexOf("/") + 1));

  const check = ({ functionName, role, arn: sourceArn }: ScheduleConfig): void => {
    const right = rightToCall(context, functionName);
    if (role !== undefined) return demand(context, inRole(role), right);
    demandAsService(context, { ...right, service: "events.amazonaws.com", sourceArn });
  };

  const putAside = (schedule: ScheduleConfig, event: object, refusal: AccessDeniedError): void => {
    const { functionName, role = "", undelivered: queue } = schedule;
    if (queue === undefined) return;
    const send = { action: "sqs:SendMessage", resource: queue };
    if (refusalIn(() => demand(context, inRole(role), send)) !== undefined) return;
    const at = new Date(context.clock.now()).toISOString();
    const records = [{ ...event }];
    deadLetters.keep({
      queue: queue.slice(queue.lastIndexOf(":") + 1),
      functionName,
      at,
      reason: refusal.message,
      records,
    });
  };
  return {
    invoke: async (functionName, event, schedule) => {
      check(schedule);
      return invoke(functionName, event);
    },
    begin: (functionName, event, schedule) => {
      const refusal = refusalIn(() => check(schedule));
      if (refusal === undefined) begin(functionName, event);
      else putAside(schedule, event, refusal);
    },
  };
};
