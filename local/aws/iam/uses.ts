import { grantsOf, type Grant } from "./grants.ts";
import type { Session } from "./session.ts";

export type RightsOfFunction = {
  readonly functionName: string;
  readonly grants: readonly { readonly grant: Grant; readonly used: number }[];
};

export type Uses = {
  /** One counter per grant; every thread lays out the same sessions in the same order. */
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
