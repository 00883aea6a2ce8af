import type { Health, Trouble } from "#contract/office/todo.ts";
import type { ReadAlarms } from "./aws-alarms.ts";
import type { ReadGivenUp } from "./aws-given-up.ts";

type HealthSources = { readonly readAlarms: ReadAlarms; readonly readGivenUp: ReadGivenUp };

/** Oldest first. Failed work counts for as long as it waits, because its alarm stops after minutes. */
export const showHealth = async ({ readAlarms, readGivenUp }: HealthSources): Promise<Health> => {
  const [ringing, { items }] = await Promise.all([readAlarms(), readGivenUp()]);
  const failedWork = items.map(({ since }) => ({ what: "given-up-work", since }) as const);
  const first = new Map<Trouble, string>();
  for (const { what, since } of [...ringing, ...failedWork]) {
    const known = first.get(what);
    if (known === undefined || since < known) first.set(what, since);
  }
  const troubles = [...first].map(([what, since]) => ({ what, since }));
  return { troubles: troubles.toSorted((a, b) => a.since.localeCompare(b.since)) };
};
