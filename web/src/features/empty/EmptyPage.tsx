import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { EmptyLayout } from "./EmptyLayout.tsx";
import { type EmptyPath, emptyPages } from "./empty-pages.ts";

const isEmptyPath = (path: string): path is EmptyPath => Object.hasOwn(emptyPages, path);

/** Every page of the table that is not built yet. */
export function EmptyPage(): ReactNode {
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  if (!isEmptyPath(path)) throw new Error(`Nothing is written about ${path}`);
  return <EmptyLayout {...emptyPages[path]} />;
}
