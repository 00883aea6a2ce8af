import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/Skeleton.tsx";

/** In the shape of a few notifications. */
export function NotificationSkeleton(): ReactNode {
  return [1, 2, 3].map((place) => (
    <div key={place} className="notification notification--skeleton">
      <Skeleton of={["name", "line", "count"]} />
    </div>
  ));
}
