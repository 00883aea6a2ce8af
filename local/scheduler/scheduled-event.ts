import { randomUUID } from "node:crypto";

import * as z from "zod";

import type { CloudContext } from "#local/cloud.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";

const Event = z.looseObject({});
type Event = z.infer<typeof Event>;

/** What a function is given by a schedule that came due at this moment. */
export const eventOf = (schedule: ScheduleConfig, context: CloudContext, at: number): Event => {
  const time = new Date(at).toISOString().replace(/\.\d{3}Z$/, "Z");
  if (schedule.input !== undefined)
    return Event.parse(JSON.parse(schedule.input.replaceAll("<aws.scheduler.scheduled-time>", time)));
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.scheduler",
    account: context.accountId,
    time,
    region: context.region,
    resources: [schedule.arn],
    detail: {},
  };
};
