import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** The request that an offer answers; it is answered once. */
export const approvalWrites = (requestId: string | undefined, transferId: string): Action[] =>
  requestId === undefined
    ? []
    : [
        update(keys.transferRequest(requestId))
          .set({ state: "approved", transferId })
          .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
          .expect("state", "open", "stale"),
      ];
