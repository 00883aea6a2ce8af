import type { ReactNode } from "react";
import "./bones.css";

type Bone = "count" | "badge" | "name" | "title" | "plate" | "line" | "block";

/** Grey pieces in the shape of what is being fetched. */
export function Bones({ of }: { of: readonly Bone[] }): ReactNode {
  return of.map((bone, place) => (
    <span key={`${bone}-${place}`} className={`bone bone--${bone}`} aria-hidden="true" />
  ));
}
