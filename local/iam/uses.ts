import { grantsOf } from "./grants.ts";
import type { Grant } from "./grants.ts";
import type { Session } from "./session.ts";

/** A function's grants, and how often each was made use of. */
export type RightsOfFunction = {
  readonly functionName: string;
  readonly grants: readonly { readonly grant: Grant; readonly used: number }[];
};

/** Counts how often each grant of each session is made use of. */
export type Uses = {
  /** Where it counts; the same sessions count in the same place in every thread that has it. */
  readonly memory: SharedArrayBuffer;
  count(session: Session, grant: Grant): void;
  rights(): RightsOfFunction[];
};

export const createUses = (sessions: readonly Session[], given?: SharedArrayBuffer): Uses => {
  let next = 0;
  const places = new Map(
    sessions.map(({ name, role }) => {
      const grants = new Set(role.statements.flatMap(grantsOf));
      return [name, new Map([...grants].map((grant) => [grant, next++]))];
    }),
  );
  const memory = given ?? new SharedArrayBuffer(next * Int32Array.BYTES_PER_ELEMENT);
  const counts = new Int32Array(memory);
  return {
    memory,
    count: ({ name }, grant) => {
      const place = places.get(name)?.get(grant);
      if (place !== undefined) Atomics.add(counts, place, 1);
    },
    rights: () =>
      sessions.map(({ name }) => ({
        functionName: name,
        grants: [...(places.get(name) ?? [])].map(([grant, place]) => ({
          grant,
          used: Atomics.load(counts, place),
        })),
      })),
  };
};
