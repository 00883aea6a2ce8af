import * as z from "zod";
import { expect } from "vitest";
import { assembly } from "#local/build/build-all.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";
import { awsPost } from "#lambdas/app/retry-given-up/aws-post.ts";
import { redrive } from "#lambdas/app/retry-given-up/redrive.ts";
const Overview = z.object({
  functions: z.array(z.string()),
  deadLetters: z.array(z.object({ functionName: z.string() })),
  failures: z.array(z.object({ functionName: z.string(), at: z.iso.datetime() })),
  alarms: z.array(z.object({ name: z.string(), state: z.string() })),
});
const Faults = z.object({ faults: z.array(z.object({ struck: z.number() })) });

/** Returns the construct, `BikesFunction`, from the generated name of a function. */
export const constructOf = (functionName: string): string =>
  /(\w+Function)[0-9A-F]{8}$/.exec(functionName)?.[1] ?? "";

/** The alarms that must ring: for failed functions and for abandoned changes. */
const dueOf = (failed: readonly string[], isGivenUp: boolean): string[] => [
  ...(isGivenUp ? ["GivenUp"] : []),
  ...new Set(failed.map((name) => `${constructOf(name)}Alarm`)),
];

export const openOperators = (url: string) => {
  const template = openTemplate(assembly, { ...home, baseUrl: url }, openRecords(undefined));
  const bucket =
    readStreamMappings(template).find(({ onFailure }) => onFailure?.kind === "bucket")?.onFailure?.name ?? "";
  const lambdaEndpoint = process.env["AWS_ENDPOINT_URL_LAMBDA"];
  const post = awsPost({ bucket, region: home.region, lambdaEndpoint, now: () => new Date() });
  const overview = async () => Overview.parse(await (await fetch(`${url}/_local.json`)).json());
  const faults = async (method: string, body?: object) => {
    const answer = await fetch(`${url}/_local/faults`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    return Faults.parse(await answer.json());
  };
  const schedules = readSchedules(template);
  return {
    overview,
    ringing: async (): Promise<string[]> =>
      (await overview()).alarms.filter(({ state }) => state === "ALARM").map(({ name }) => name),
    refuse: async (construct: string, services: readonly string[], seed: number): Promise<void> => {
      const of = (await overview()).functions.find((each) => constructOf(each) === construct);
      const all = services.map((service) => ({ service, kind: "unavailable", rate: 1, of }));
      await faults("POST", { seed, faults: all });
    },
    refuseNothing: () => faults("DELETE"),
    startJobs: async (construct: string): Promise<void> => {
      for (const { name, functionName } of schedules)
        if (constructOf(functionName) === construct)
          await fetch(`${url}/_local/schedules/${name}`, { method: "POST", redirect: "manual" });
    },
    /** Redrives the dead letters as the runbook describes; returns the number that failed again. */
    redrive: async (): Promise<number> => (await redrive(post, { isOf: () => true })).failed,
    /** Returns the alarms that are due since a time and the number of refused requests. */
    seen: async (since: number) => {
      const { failures, deadLetters } = await overview();
      const failed = failures
        .filter(({ at }) => Date.parse(at) >= since)
        .map(({ functionName }) => functionName);
      const struck = (await faults("GET")).faults.reduce((sum, fault) => sum + fault.struck, 0);
      return { due: dueOf(failed, deadLetters.length > 0), struck };
    },
  };
};
