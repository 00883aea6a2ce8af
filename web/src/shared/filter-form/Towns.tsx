import type { ReactNode } from "react";
import { places } from "#contract/places.ts";

/** The towns that distances are known between, for a field to choose from. */
export function Towns({ id }: { id: string }): ReactNode {
  return (
    <datalist id={id}>
      {places.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
