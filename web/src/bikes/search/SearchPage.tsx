import type { ReactNode } from "react";
import { useSession } from "#web/platform/auth/session.ts";
import { SearchView } from "./SearchView.tsx";
import "./search.css";

export function SearchPage(): ReactNode {
  const { state } = useSession();
  if (state === "loading") return <main className="wrap search" id="content" />;
  return <SearchView tier={state === "signed-in" ? "signed-in" : "public"} />;
}
