import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";

export const Role = z.enum(["customer", "store", "admin"]);
export type Role = z.infer<typeof Role>;

/** 0 no personal number, 1 typed and checked, 2 proved with an eID. */
export const IdentityLevel = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type IdentityLevel = z.infer<typeof IdentityLevel>;

export const Language = z.enum(["sv", "en"]);
export type Language = z.infer<typeof Language>;

/** International form, +46701234567. */
export const Phone = z.string().regex(/^\+(46|47|45|358|354)[1-9]\d{6,11}$/, rule("phone-format"));

export const minimumPasswordLength = 8;
export const minimumNameLength = 2;
export const minimumAge = 18;

export const Me = z.object({
  userId: z.string(),
  fullName: z.string(),
  role: Role,
  identityLevel: IdentityLevel,
  /** Year of birth and dots, enough to recognise one's own number. */
  personalNumberMasked: z.string().optional(),
  phone: z.string().optional(),
  language: Language,
  points: z.number().int(),
});
export type Me = z.infer<typeof Me>;

const Details = z.object({ phone: Phone.optional(), language: Language.optional() });

export const accountRoutes = defineRoutes({
  getMe: {
    method: "GET",
    path: "/me",
    access: "signed-in",
    summary: "The signed-in account and its points",
    response: Me,
    problems: [],
  },
  changeMe: {
    method: "PATCH",
    path: "/me",
    access: "signed-in",
    summary: "Change phone or language",
    body: Details,
    response: Me,
    problems: [],
  },
  declarePersonalNumber: {
    method: "PUT",
    path: "/me/personal-number",
    access: "signed-in",
    summary: "State one's personal number; it is checked, encrypted and kept for this account alone",
    body: z.object({
      personalNumber: z.string(rule("personal-number-missing")).max(30, rule("personal-number-date")),
    }),
    response: Me,
    problems: ["personal-number-taken", "personal-number-already-set", "under-age", "identity-level-too-low"],
  },
});
