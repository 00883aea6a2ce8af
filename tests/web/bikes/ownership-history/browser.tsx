import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { OwnershipHistory, OwnershipPeriod } from "#contract/bikes/history.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";

export const aPeriod = (changes: Partial<OwnershipPeriod> = {}): OwnershipPeriod => ({
  ownerName: "An** S*",
  own: false,
  startDate: "2025-11-20T10:00:00.000Z",
  acquisition: "registration",
  registrationType: "self",
  verified: true,
  ...changes,
});

export const history =
  (changes: Partial<OwnershipHistory> = {}) =>
  () =>
    Response.json({ periods: [aPeriod()], thefts: [], earlier: [], ...changes });

export const show = (shown: ReactNode): void => {
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(<QueryClientProvider client={queries}>{shown}</QueryClientProvider>);
};
