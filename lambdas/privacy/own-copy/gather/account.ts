import * as z from "zod";
import { ConsentAnswer } from "#contract/people/consent-history.ts";
import { queryAll, type Gathering } from "./gathering.ts";
import { readRefusal } from "#lambdas/people/mail/refusals.ts";
import { ConsentLineItem } from "#lambdas/people/items/consent.ts";
import { EmailChangeItem, EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import {
  FormerTraceItem,
  LastUseItem,
  PhoneCodeItem,
  ProfileItem,
  SessionsItem,
  SignInItem,
} from "#lambdas/people/items/person.ts";
import { DeviceItem, SecurityEventItem } from "#lambdas/people/items/security.ts";
import { StoreItem, StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Includes the personal number only masked, because the register never shows it in full. */
export const Account = ProfileItem.pick({
  userId: true,
  email: true,
  emailUnproved: true,
  fullName: true,
  nameProved: true,
  language: true,
  phone: true,
  phoneVerifiedAt: true,
  protectedIdentity: true,
  identityLevel: true,
  identityProvedAt: true,
  personalNumberMasked: true,
  notifications: true,
  mails: true,
  menus: true,
  consent: true,
  createdAt: true,
}).extend({
  /** Present if mail to the address has bounced. */
  mailRefused: z.object({ reason: z.string(), since: z.string().optional() }).optional(),
});

export const Consents = z.array(
  ConsentLineItem.pick({ purpose: true, version: true, at: true, door: true }).extend({
    said: ConsentAnswer,
  }),
);

/** An address change requested from support. */
const AddressRequest = EmailRequestItem.pick({ email: true, decidedAt: true }).extend({
  requestedAt: EmailRequestItem.shape.askedAt,
  state: z.enum(["pending", "approved", "rejected", "expired"]),
});

export const SignIns = z.object({
  signIns: z.array(SignInItem.pick({ seenAt: true, endedAt: true })),
  browsers: z.array(DeviceItem.pick({ lastAt: true })),
  events: z.array(SecurityEventItem.pick({ kind: true, at: true })),
  lastSignInAt: z.string().optional(),
  signedOutEverywhereAt: z.string().optional(),
  former: z.array(z.string()),
  formerAddresses: z.array(EmailTakeBackItem.pick({ email: true, changedAt: true })),
  addressRequests: z.array(AddressRequest),
  addressUnderWay: z.string().optional(),
  phoneUnderWay: z.string().optional(),
});

export const IdentityReviews = z.array(
  IdentityReviewItem.pick({
    state: true,
    fullName: true,
    personalNumberMasked: true,
    personalNumberCheck: true,
    nameCheck: true,
    requestedAt: true,
    decidedAt: true,
    reason: true,
  }).extend({
    /** The latest deletion of the ID card's photo. The photo shows the whole personal number and is left out, because the export would outlive it. */
    photoKeptUntil: z.iso.datetime().optional(),
  }),
);

export const Workplaces = z.array(
  StoreMemberItem.pick({ role: true, joinedAt: true }).extend({ store: z.string() }),
);

export const gatherAccount = async ({ table, own }: Gathering): Promise<z.infer<typeof Account>> => {
  const profile = own.one("profile", Account);
  if (profile === undefined) throw new Error("An account without a profile");
  const refusal = await readRefusal(table, profile.email);
  return Account.parse({ ...profile, mailRefused: refusal });
};

export const gatherConsents = ({ own }: Gathering): z.infer<typeof Consents> =>
  own.of("consentLine", ConsentLineItem).map(({ purpose, answer, version, at, door }) => ({
    purpose,
    said: answer,
    version,
    at,
    door,
  }));

const stateOf = (
  { state, lapsesAt }: EmailRequestItem,
  at: Date,
): z.infer<typeof AddressRequest>["state"] => {
  if (state !== "asked") return state === "approved" ? "approved" : "rejected";
  return at < new Date(lapsesAt) ? "pending" : "expired";
};

const showRequest = (request: EmailRequestItem, at: Date): z.infer<typeof AddressRequest> => {
  const { email, askedAt: requestedAt, decidedAt } = request;
  return { email, requestedAt, decidedAt, state: stateOf(request, at) };
};

export const gatherSignIns = ({ own }: Gathering, at: Date): z.infer<typeof SignIns> => ({
  signIns: own.of("signIn", SignIns.shape.signIns.element),
  browsers: own.of("device", SignIns.shape.browsers.element),
  events: own.of("securityEvent", SignIns.shape.events.element),
  lastSignInAt: own.one("lastUse", LastUseItem.pick({ lastAt: true }))?.lastAt,
  signedOutEverywhereAt: own.one("sessions", SessionsItem.pick({ validFrom: true }))?.validFrom,
  former: own.of("formerTrace", FormerTraceItem).map(({ trace }) => trace),
  formerAddresses: own.of("emailTakeBack", SignIns.shape.formerAddresses.element),
  addressRequests: own.of("emailRequest", EmailRequestItem).map((request) => showRequest(request, at)),
  addressUnderWay: own.one("emailChange", EmailChangeItem.pick({ email: true }))?.email,
  phoneUnderWay: own.one("phoneCode", PhoneCodeItem.pick({ phone: true }))?.phone,
});

const photoKeptUntil = ({ state, expiresAt }: IdentityReviewItem): string | undefined =>
  state === "open" && expiresAt !== undefined ? new Date(expiresAt * 1000).toISOString() : undefined;

export const gatherIdentityReviews = async ({
  table,
  userId,
}: Gathering): Promise<z.infer<typeof IdentityReviews>> => {
  const partition = lists.identityReviewsOf(userId);
  const reviews = await queryAll(table, { index: "gsi2", partition, schema: IdentityReviewItem });
  return reviews.map((review) =>
    IdentityReviews.element.parse({ ...review, photoKeptUntil: photoKeptUntil(review) }),
  );
};

export const gatherWorkplaces = async ({ table, userId }: Gathering): Promise<z.infer<typeof Workplaces>> => {
  const partition = lists.workplacesOf(userId);
  const places = await queryAll(table, { index: "gsi1", partition, schema: StoreMemberItem });
  return Promise.all(
    places.map(async ({ storeId, role, joinedAt }) => {
      const store = await table.get(keys.store(storeId), StoreItem.pick({ name: true }));
      return { role, joinedAt, store: store?.name ?? "" };
    }),
  );
};
