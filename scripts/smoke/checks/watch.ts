import { type Check, expectThat } from "../check.ts";
import type { Watch } from "../deployment.ts";

const watched = (name: string, means: string, part: keyof Watch): Check => ({
  name,
  means,
  run: async ({ deployment }) => {
    const faults = await deployment.watch[part]();
    expectThat(faults.length === 0, faults.join(" "));
  },
});

export const schedules = watched(
  "Schedules run",
  "Nightly work is not done: accounts are not erased, points not checked.",
  "schedules",
);
export const jobs = watched("Every job runs once", "What is due at night fails every night.", "jobs");
export const alarms = watched(
  "Alarms ring at someone's",
  "When something breaks nobody is told: follow the link that SNS has sent to adminEmail.",
  "alarms",
);
export const trail = watched(
  "CloudTrail tells of the user pool",
  "Nobody is mailed when how they sign in is changed.",
  "trail",
);
