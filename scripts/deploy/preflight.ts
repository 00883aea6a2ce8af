import { GetSendQuotaCommand, SESClient } from "@aws-sdk/client-ses";
import * as z from "zod";
import { awsCalls } from "../smoke/aws-call.ts";

const Account = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });

/** A new account has 10, 200 and 1. */
const needed = { functionsAtOnce: 1000, mailsPerDay: 50_000, mailsPerSecond: 14 };

const lambdaProblem = async (region: string): Promise<string | undefined> => {
  const account = await awsCalls(region).get("lambda", "/2016-08-19/account-settings/");
  const atOnce = Account.parse(account).AccountLimit.ConcurrentExecutions;
  return atOnce >= needed.functionsAtOnce
    ? undefined
    : `Lambda runs ${atOnce} functions at once: ask for ${needed.functionsAtOnce} in Service Quotas, AWS Lambda, Concurrent executions.`;
};

const mailProblem = async (region: string): Promise<string | undefined> => {
  const sending = await new SESClient({ region }).send(new GetSendQuotaCommand({}));
  const { Max24HourSend: perDay = 0, MaxSendRate: perSecond = 0 } = sending;
  return perDay >= needed.mailsPerDay && perSecond >= needed.mailsPerSecond
    ? undefined
    : `SES sends ${perDay} mails a day and ${perSecond} a second: ask on SES's account dashboard for production access, and for ${needed.mailsPerDay} and ${needed.mailsPerSecond} in Service Quotas.`;
};

/** Returns a sentence for each quota of the account that someone must raise before a deployment. */
export const quotaProblems = async (region: string): Promise<readonly string[]> => {
  const problems = await Promise.all([lambdaProblem(region), mailProblem(region)]);
  return problems.filter((problem) => problem !== undefined);
};
