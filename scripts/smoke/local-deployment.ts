import { servicePrefix } from "#local/template/place.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { NotPossible } from "./check.ts";
import { type Deployment, type Watch, removalAmong } from "./deployment.ts";

const notHere = (why: string) => async (): Promise<never> => {
  throw new NotPossible(why);
};

/** Fires every schedule in its own role. */
const failingJobs = async (template: CloudTemplate): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name } of readSchedules(template)) {
    const address = `${template.place.baseUrl}/_local/schedules/${encodeURIComponent(name)}`;
    const { status } = await fetch(address, { method: "POST" });
    if (status !== 200) faults.push(`The job of ${name} fails: ${status}.`);
  }
  return faults;
};

const watchOf = (template: CloudTemplate): Watch => ({
  schedules: async () => (readSchedules(template).length > 0 ? [] : ["No schedule stands in the template."]),
  jobs: () => failingJobs(template),
  alarms: notHere("the embedded cloud asks nobody to confirm that they want its alarms"),
  trail: notHere("the embedded cloud has no CloudTrail"),
});

/** Only the embedded cloud's own process reaches its table. */
export const localDeployment = (template: CloudTemplate, isSameProcess = false): Deployment => {
  const { baseUrl: siteUrl } = template.place;
  const [[api], [pool]] = [readHttpApis(template), readUserPools(template)];
  if (!api || !pool) throw new Error("The template of the embedded cloud has no API, or no accounts.");
  const environments = readFunctions(template).map(({ environment }) => environment);
  return {
    stage: "local",
    siteUrl,
    apiUrl: `${siteUrl}${servicePrefix("execute-api")}/${api.id}`,
    userPoolId: pool.poolId,
    removal: isSameProcess ? removalAmong(environments) : undefined,
    sendsMail: true,
    takesPayments: true,
    isEmbedded: true,
    watch: watchOf(template),
  };
};
