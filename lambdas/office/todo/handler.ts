import * as z from "zod";
import { todoRoutes } from "#contract/office/todo.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { ringingAlarms } from "./aws-alarms.ts";
import { s3GivenUp } from "./aws-given-up.ts";
import { claimCase } from "./claim-case.ts";
import { TodoEnv } from "./env.ts";
import { listClaims } from "./list-claims.ts";
import { listGivenUp } from "./list-given-up.ts";
import { countQueues } from "./queues/count-queues.ts";
import { releaseCase } from "./release-case.ts";
import { showHealth } from "./show-health.ts";

// Lambda sets the region itself.
const env = TodoEnv.extend({ AWS_REGION: z.string() }).parse(process.env);
const logger = loggerOf("todo");
const reportFailure = failureReporter(logger, "A queue could not be counted", "queue");
const readGivenUp = s3GivenUp(env.GIVEN_UP_BUCKET);
const readAlarms = ringingAlarms(env.ALARM_TOPICS, env.AWS_REGION);
const context = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  todoRoutes,
  {
    listCaseClaims: ({ caller }) => listClaims(context, caller.userId),
    countQueues: ({ caller }) =>
      countQueues({ ...context, readGivenUp, reportFailure }, { adminId: caller.userId, now: system.now() }),
    listGivenUp: () => listGivenUp(readGivenUp),
    showHealth: () => showHealth({ readAlarms, readGivenUp }),
    claimCase: ({ caller, params }) => claimCase(context, caller.userId, params),
    releaseCase: ({ caller, params }) => releaseCase(context, caller.userId, params),
  },
  guardSessions(env, logger, context.table),
);
