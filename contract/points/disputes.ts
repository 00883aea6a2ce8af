import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { PointsChange } from "./changes.ts";
import { Purchase } from "./purchases.ts";

/** A payment that its buyer disputes at their bank, with what the register knows about it. */
export const Dispute = z.object({
  id: z.string(),
  paymentId: z.string(),
  /** In öre. */
  amount: z.number().int(),
  /** In the payment service's words, as is `reason`. */
  status: z.string(),
  reason: z.string().optional(),
  since: z.iso.datetime(),
  needsAnswer: z.boolean(),
  dueBy: z.iso.datetime().optional(),
  /** Missing for a payment that the register does not know. */
  purchase: Purchase.pick({
    orderNumber: true,
    receiptNumber: true,
    price: true,
    points: true,
    createdAt: true,
    paidAt: true,
    method: true,
    refundedAt: true,
  })
    .extend({ userId: z.string(), isStores: z.boolean() })
    .optional(),
  /** The changes of the balance since the payment, oldest first. */
  changes: z.array(PointsChange.omit({ link: true })),
});
export type Dispute = z.infer<typeof Dispute>;

export const disputeRoutes = defineRoutes({
  listDisputes: {
    method: "GET",
    path: "/admin/points/disputes",
    access: "admin",
    summary: "List disputed payments, newest first, with what can be answered",
    query: PageQuery,
    response: pageOf(Dispute),
    problems: ["invalid-cursor"],
  },
});
