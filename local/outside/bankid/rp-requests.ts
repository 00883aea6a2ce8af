import * as z from "zod";
import { BankIdError } from "./bankid-error.ts";
import type { Wish } from "./order.ts";
import { PersonalNumber } from "./person.ts";

const base64 = (longest: number) => z.base64().min(1).max(longest);

/** Refuses unknown properties as BankID does, so that a misspelt requirement is not silently dropped. */
const Auth = z.strictObject({
  endUserIp: z.union([z.ipv4(), z.ipv6()]),
  requirement: z
    .strictObject({
      personalNumber: PersonalNumber.optional(),
      pinCode: z.boolean().optional(),
      mrtd: z.boolean().optional(),
      cardReader: z.enum(["class1", "class2"]).optional(),
      certificatePolicies: z.array(z.string()).optional(),
      risk: z.enum(["low", "moderate"]).optional(),
    })
    .prefault({}),
  userVisibleData: base64(1500).optional(),
  userVisibleDataFormat: z.literal("simpleMarkdownV1").optional(),
  userNonVisibleData: base64(1500).optional(),
  returnUrl: z.string().min(1).max(512).optional(),
  returnRisk: z.boolean().optional(),
  web: z
    .strictObject({
      referringDomain: z
        .string()
        .max(253)
        .regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/),
      userAgent: z.string().min(1).max(2048),
      deviceIdentifier: z.string().min(1).max(255),
    })
    .optional(),
});

/** A signature needs a visible text, and it may be longer than the text of a sign-in. */
const Sign = Auth.extend({
  userVisibleData: base64(40_000),
  userNonVisibleData: base64(200_000).optional(),
});

const ByReference = z.strictObject({ orderRef: z.uuid() });

const parse = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys : [];
  const path = [...(issue?.path ?? []), ...unknown].join(".");
  throw new BankIdError("invalidParameters", path === "" ? "Invalid body" : `Invalid parameter ${path}`);
};

const wishOf = (
  { endUserIp, requirement, userVisibleData, returnUrl, returnRisk }: z.output<typeof Auth>,
  signs: boolean,
): Wish => {
  return {
    endUserIp,
    personalNumber: requirement.personalNumber,
    text: userVisibleData === undefined ? undefined : Buffer.from(userVisibleData, "base64").toString(),
    signs,
    returnUrl,
    returnRisk,
  };
};

export const readAuth = (body: unknown): Wish => wishOf(parse(Auth, body), false);

export const readSign = (body: unknown): Wish => wishOf(parse(Sign, body), true);

export const readOrderRef = (body: unknown): string => parse(ByReference, body).orderRef;
