import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { onProblem } from "#web/platform/api/problem-listeners.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const NewDocuments = lazy(async () => {
  const [{ NewDocuments: documents }] = await Promise.all([
    import("./documents/NewDocuments.tsx"),
    loadTexts(["documentNews"]),
  ]);
  return { default: documents };
});

/** Shows new terms and a new privacy policy, loaded only for people who have not answered. */
export function LateDocuments(): ReactNode {
  const queries = useQueryClient();
  const { data: me } = useQuery(meQuery);
  // If the terms began to apply while the page was open, it asks once the API refuses an action.
  useEffect(() => onProblem("terms-not-accepted", () => void queries.invalidateQueries(meQuery)), [queries]);
  if (me?.documentNews === undefined) return null;
  return (
    <Suspense>
      <NewDocuments all={me.documentNews} role={me.role} />
    </Suspense>
  );
}
