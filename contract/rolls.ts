import * as z from "zod";
import { Run } from "#contract/inventory.ts";
import { defineRoutes } from "#contract/route.ts";

/** As many codes as a roll holds, unless it is the last of its run. */
export const codesOnRoll = 100;

/** The number of the roll in its run stands last. */
export const RollId = z.string().regex(/^batch_[0-9A-Za-z]{20,40}-\d{1,2}$/);

const RolledCode = z.object({
  uid: z.uuid(),
  shortCode: z.string(),
  state: z.enum(["made", "linked", "void"]),
});

/** A hundred stickers at most that are moved together, in the order in which they are printed. */
export const Roll = Run.pick({ pool: true, store: true }).extend({
  id: RollId,
  state: z.enum(["warehouse", "active", "used-up"]),
  count: z.number().int(),
  /** How many of its codes are neither linked nor voided. */
  left: z.number().int(),
  codes: z.array(RolledCode),
});
export type Roll = z.infer<typeof Roll>;

export const rollRoutes = defineRoutes({
  getRoll: {
    method: "GET",
    path: "/admin/qr-rolls/{rollId}",
    access: "admin",
    summary: "Get a roll of stickers with its codes",
    params: z.object({ rollId: RollId }),
    response: Roll,
    problems: ["run-not-found"],
  },
});
