import * as z from "zod";
import { Run } from "./inventory.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** A run's last roll can hold fewer. */
export const codesOnRoll = 100;

/** Ends with the roll's number in its run. */
export const RollId = z.string().regex(/^batch_[0-9A-Za-z]{20,40}-\d{1,2}$/);

/** `ordered`: made for a store's order that has not been sent, so it is nobody's stock yet. */
export const RollState = z.enum(["ordered", "warehouse", "active", "used-up"]);
export type RollState = z.infer<typeof RollState>;

/** The codes of a roll that is not full are loose and never go to the warehouse. */
export const stateInStock = ({ count }: { readonly count: number }): RollState =>
  count < codesOnRoll ? "active" : "warehouse";

const RolledCode = z.object({
  uid: z.uuid(),
  shortCode: z.string(),
  state: z.enum(["made", "linked", "void"]),
});

/** At most a hundred stickers that are moved together, in print order. */
export const Roll = Run.pick({ pool: true, store: true }).extend({
  id: RollId,
  state: RollState,
  count: z.number().int(),
  /** Codes neither linked nor voided. */
  left: z.number().int(),
  codes: z.array(RolledCode),
});
export type Roll = z.infer<typeof Roll>;

export const rollRoutes = defineRoutes({
  getRoll: {
    method: "GET",
    path: "/admin/qr/rolls/{rollId}",
    access: "admin",
    summary: "Get a roll of stickers with its codes",
    params: z.object({ rollId: RollId }),
    response: Roll,
    problems: ["run-not-found"],
  },
});
