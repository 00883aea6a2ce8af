import type { ReactNode } from "react";
import { places } from "#contract/platform/places.ts";

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
