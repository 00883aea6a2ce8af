import * as z from "zod";
import { Email, Language } from "#contract/people/accounts.ts";
import { FullName } from "#contract/platform/full-name.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { InvitationState } from "#contract/shops/applications/decisions.ts";
import { StaffRole } from "./staff-role.ts";
import { StoreState } from "./stores.ts";
import { StoreId } from "./store-id.ts";
import { storeLogRoutes } from "./store-log.ts";

const AccountId = z.string().regex(/^[\w-]{1,64}$/);

/** A member of staff, or someone invited to become one. */
const StaffMember = z.object({
  userId: z.string(),
  /** Missing if the account is deleted. */
  name: z.string().optional(),
  /** Only for owners. */
  email: z.string().optional(),
  role: StaffRole,
  joinedAt: z.iso.datetime(),
  /** Only until the first sign-in. */
  invitation: z
    .object({
      state: InvitationState,
      /** The expiry of the mailed password. */
      expiresAt: z.iso.datetime(),
      isOver: z.boolean(),
    })
    .optional(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Staff = z.object({
  items: z.array(StaffMember),
  /** The caller's own role. */
  role: StaffRole,
  /** The most people one store can have. */
  most: z.number().int(),
});
export type Staff = z.infer<typeof Staff>;

export const NewStaffMember = z.object({
  name: FullName,
  email: Email,
  role: StaffRole,
  language: Language,
});
export type NewStaffMember = z.infer<typeof NewStaffMember>;

const Workplace = z.object({
  storeId: z.string(),
  name: z.string(),
  city: z.string(),
  state: StoreState,
  role: StaffRole,
});
export type Workplace = z.infer<typeof Workplace>;

const ByAccount = z.object({ userId: AccountId });

const staffProblems = ["forbidden", "owner-needed", "store-suspended", "staff-not-found"] as const;

export const staffRoutes = defineRoutes({
  ...storeLogRoutes,
  listStaff: {
    method: "GET",
    path: "/store/staff",
    access: "store",
    summary: "List the people who work in your store and those invited",
    response: Staff,
    problems: ["forbidden"],
  },
  inviteStaff: {
    method: "POST",
    path: "/store/staff",
    access: "store",
    summary:
      "Invite someone to work in your store, or let someone in who works in another store of its chain",
    body: NewStaffMember,
    response: Staff,
    idempotent: true,
    problems: [
      "forbidden",
      "owner-needed",
      "store-suspended",
      "already-works-here",
      "works-in-another-store",
      "not-a-store-account",
      "email-taken",
      "staff-full",
      "too-many-requests",
    ],
  },
  resendStaffInvitation: {
    method: "POST",
    path: "/store/staff/{userId}/invitation",
    access: "store",
    summary: "Resend an invitation; the former password stops working",
    params: ByAccount,
    response: Staff,
    problems: [...staffProblems, "staff-has-joined", "too-many-requests"],
  },
  changeStaffRole: {
    method: "PUT",
    path: "/store/staff/{userId}/role",
    access: "store",
    summary: "Make someone an owner, or an owner staff; the last owner stays one",
    params: ByAccount,
    body: z.object({ role: StaffRole }),
    response: Staff,
    problems: [...staffProblems, "last-owner"],
  },
  removeStaff: {
    method: "DELETE",
    path: "/store/staff/{userId}",
    access: "store",
    summary: "Remove someone from the staff and end their sessions at once, or withdraw their invitation",
    params: ByAccount,
    response: z.object({ removed: z.literal(true) }),
    problems: [...staffProblems, "last-owner"],
  },
  listWorkplaces: {
    method: "GET",
    path: "/me/workplaces",
    access: "store",
    summary: "List the stores you work in",
    response: z.object({ items: z.array(Workplace) }),
    problems: [],
  },
  changeWorkplace: {
    method: "PUT",
    path: "/me/workplace",
    access: "store",
    summary: "Choose which of your stores you work in now; your next tokens name it",
    body: z.object({ storeId: StoreId }),
    response: Workplace,
    problems: ["forbidden"],
  },
});
