import type { Cloud } from "#local/cloud-server.ts";
import { administrator } from "../../../scripts/smoke/checks/administrator.ts";
import { needed } from "../../../scripts/smoke/check.ts";
import type { Deployment } from "../../../scripts/smoke/deployment.ts";
import { configure, type Person } from "../../../scripts/smoke/people.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";
import { inhabitant } from "../erasure/busy-life.ts";

export type People = {
  readonly trial: Trial;
  /** One requests and the other approves. */
  readonly admins: readonly [Person, Person];
  readonly asa: Person;
  readonly erik: Person;
  readonly malin: Person;
  readonly store: Person;
};

const anAdministrator = async (trial: Trial): Promise<Person> => {
  await administrator.run(trial);
  return needed(trial.admin, "an administrator");
};

export const gather = async (cloud: Cloud, deployment: Deployment): Promise<People> => {
  const trial: Trial = { deployment, mark: "0ba5eba2", people: [] };
  await configure(deployment);
  const admins = [await anAdministrator(trial), await anAdministrator(trial)] as const;
  const [asa, erik] = [await inhabitant(cloud, "asa@example.se"), await inhabitant(cloud, "erik@example.se")];
  const malin = await inhabitant(cloud, "malin@example.se");
  return { trial, admins, asa, erik, malin, store: await inhabitant(cloud, "butik@example.se") };
};
