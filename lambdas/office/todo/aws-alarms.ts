import * as z from "zod";
import { Trouble, type Health } from "#contract/office/todo.ts";
import { failedCall, signedCalls } from "#lambdas/platform/pictures/aws-signed-calls.ts";
import { system } from "#lambdas/platform/system.ts";

export type ReadAlarms = () => Promise<Health["troubles"]>;

const valuesIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, value = ""]) => value);

const pageIn = (description: string) => Trouble.parse(/docs\/runbook\/([a-z-]+)\.md/.exec(description)?.[1]);

/** Throws for an alarm that names no runbook page: all of ours do. */
const troublesIn = (xml: string): Health["troubles"] => {
  const pages = valuesIn(xml, "AlarmDescription").map(pageIn);
  const times = valuesIn(xml, "StateUpdatedTimestamp").map((time) => new Date(time).toISOString());
  if (pages.length !== times.length)
    throw new Error("CloudWatch left out what an alarm means, or when it rang");
  return z
    .array(z.tuple([Trouble, z.string()]))
    .parse(pages.map((page, place) => [page, times[place]]))
    .map(([what, since]) => ({ what, since }));
};

/**
 * Active alarms that notify these topics. Signed by hand, because one call is not worth the weight of the
 * CloudWatch client.
 */
export const ringingAlarms = (
  topics: readonly string[],
  region: string,
  endpoint = process.env["AWS_ENDPOINT_URL_CLOUDWATCH"] ?? `https://monitoring.${region}.amazonaws.com`,
  now = () => system.now(),
): ReadAlarms => {
  const call = signedCalls("monitoring", region, now);
  const url = new URL(`${endpoint}/`);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const asked = { Action: "DescribeAlarms", Version: "2010-08-01", StateValue: "ALARM", MaxRecords: "100" };
  const troublesOf = async (topic: string): Promise<Health["troubles"]> => {
    const body = new URLSearchParams({ ...asked, ActionPrefix: topic }).toString();
    const answer = await call({ method: "POST", url, headers, body });
    if (answer.status !== 200) throw failedCall("Asking for alarms", answer);
    return troublesIn(answer.text);
  };
  return async () => (await Promise.all(topics.map(troublesOf))).flat();
};
