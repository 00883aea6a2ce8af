import { type AccessSample, accessRoutes } from "#contract/office/person-access.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import type { Case, QueueCases } from "./case.ts";
import { allPages, maxItems, outlivesPage, queueCases } from "./read-pages.ts";

const client = createClient(accessRoutes, { token: getAccessToken });

/** Decided in the list. */
const accessCase = (access: AccessSample): Case => {
  const params = { sampleId: access.id };
  return {
    queue: "accesses",
    id: access.id,
    name: access.by.name ?? access.by.id,
    detail: "",
    access,
    since: access.at,
    to: "/admin-audit",
    inPlace: {
      approve: () => client.decideAccessSample({ params, body: { decision: "approve" } }, outlivesPage),
      reject: (reason) =>
        client.decideAccessSample({ params, body: { decision: "reject", reason } }, outlivesPage),
    },
  };
};

export const accesses = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await allPages((cursor) => client.listAccessSamples({ query: { limit: maxItems, cursor } }, { signal })),
    accessCase,
  );
