import type { Health, Trouble } from "#contract/todo.ts";
import type { ReadAlarms } from "./aws-alarms.ts";
import type { ReadGivenUp } from "./aws-given-up.ts";

type Ways = { readonly readAlarms: ReadAlarms; readonly readGivenUp: ReadGivenUp };

/** What does not work, each since it first did not, the longest first. Work that was given up counts for as long as it lies there: its alarm falls silent after minutes. */
export const showHealth = async ({ readAlarms, readGivenUp }: Ways): Promise<Health> => {
  const [ringing, { items }] = await Promise.all([readAlarms(), readGivenUp()]);
  const lying = items.map(({ since }) => ({ what: "given-up-work", since }) as const);
  const first = new Map<Trouble, string>();
  for (const { what, since } of [...ringing, ...lying]) {
    const known = first.get(what);
    if (known === undefined || since < known) first.set(what, since);
  }
  const troubles = [...first].map(([what, since]) => ({ what, since }));
  return { troubles: troubles.toSorted((a, b) => a.since.localeCompare(b.since)) };
};
