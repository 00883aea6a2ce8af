import type { ReactNode } from "react";
import "./skeleton.css";

type Piece = "count" | "badge" | "name" | "title" | "plate" | "line" | "block";

export function Skeleton({ of }: { of: readonly Piece[] }): ReactNode {
  return of.map((piece, place) => (
    <span key={`${piece}-${place}`} className={`skeleton skeleton--${piece}`} aria-hidden="true" />
  ));
}
