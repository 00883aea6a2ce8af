import type { ReactNode } from "react";
import { Bones } from "#web/ui/Bones.tsx";

/** In the shape of a few notes. */
export function NoticeBones(): ReactNode {
  return [1, 2, 3].map((place) => (
    <div key={place} className="notice notice--bones">
      <Bones of={["name", "line", "count"]} />
    </div>
  ));
}
