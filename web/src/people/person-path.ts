import { AccessCase } from "#contract/office/person-access.ts";

type From = {
  /** Opens the person without a reason, while the case waits. */
  readonly from?: AccessCase | undefined;
  readonly act?: "points";
};

/** The administrators' page of a person. */
export const personPath = (accountId: string, { from, act }: From = {}): string => {
  const search = new URLSearchParams({
    ...(from && { case: `${from.queue}.${from.caseId}` }),
    ...(act && { act }),
  });
  return `/admin-people/${accountId}${search.size === 0 ? "" : `?${search}`}`;
};

export const caseIn = (search: URLSearchParams): AccessCase | undefined => {
  const [queue, ...caseId] = (search.get("case") ?? "").split(".");
  return AccessCase.safeParse({ queue, caseId: caseId.join(".") }).data;
};
