import * as z from "zod";
import { Email, Language } from "#contract/accounts.ts";
import { FullName } from "#contract/full-name.ts";
import { defineRoutes } from "#contract/route.ts";
import { InvitationState } from "#contract/store-applications/decisions.ts";
import { StaffRole } from "#contract/staff-role.ts";
import { StoreId, StoreState } from "#contract/stores.ts";
import { storeLogRoutes } from "#contract/store-log.ts";

const AccountId = z.string().regex(/^[\w-]{1,64}$/);

/** Someone who works in the store, or is invited to. */
const StaffMember = z.object({
  userId: z.string(),
  /** Missing where the account is gone. */
  name: z.string().optional(),
  /** Only owners see it. */
  email: z.string().optional(),
  role: StaffRole,
  joinedAt: z.iso.datetime(),
  /** Of someone who has not signed in yet. */
  invitation: z
    .object({
      state: InvitationState,
      /** The password in the mail opens the account until then. */
      expiresAt: z.iso.datetime(),
      isOver: z.boolean(),
    })
    .optional(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Staff = z.object({
  items: z.array(StaffMember),
  /** What the person who asks is here. */
  role: StaffRole,
  /** As many people can work in one store. */
  most: z.number().int(),
});
export type Staff = z.infer<typeof Staff>;

export const NewStaffMember = z.object({
  name: FullName,
  email: Email,
  role: StaffRole,
  /** Of the mail. */
  language: Language,
});
export type NewStaffMember = z.infer<typeof NewStaffMember>;

/** A store that someone works in. */
const Workplace = z.object({
  storeId: z.string(),
  name: z.string(),
  city: z.string(),
  state: StoreState,
  role: StaffRole,
});
export type Workplace = z.infer<typeof Workplace>;

const ByAccount = z.object({ userId: AccountId });

/** What every change of the staff can come to. */
const staffProblems = ["forbidden", "owner-needed", "store-suspended", "staff-not-found"] as const;

export const staffRoutes = defineRoutes({
  ...storeLogRoutes,
  listStaff: {
    method: "GET",
    path: "/store/staff",
    access: "store",
    summary: "List who works in your store, and who is invited to",
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
    summary: "Send an invitation again; the password in the mail from before opens nothing any more",
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
    summary: "Take someone off the staff, whose sign-ins end at once, or withdraw their invitation",
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
    summary: "Say which of your stores you work in now; your next tokens name it",
    body: z.object({ storeId: StoreId }),
    response: Workplace,
    problems: ["forbidden"],
  },
});
