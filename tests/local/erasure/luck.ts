import { recordFeedback } from "#lambdas/notifications/mail-bounces/record-feedback.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import type { Identity } from "./person.ts";

const inAYear = (): number => Math.floor(system.now().getTime() / 1000) + 365 * 24 * 3600;

/** Writes items that only an accident, a decision or a nightly job would create. */
export const whatTakesLuck = async (
  userId: string,
  bikeId: string,
  { name, email, formerEmail, phone }: Identity,
) => {
  const table = openTable(process.env["TABLE_NAME"] ?? "", system);
  const [at, later] = [system.now().toISOString(), inAYear()];
  const bounce = { id: "bounce-1", kind: "bounced", sentAt: at, addresses: [email] } as const;
  await recordFeedback({ table, now: () => system.now() }, bounce);
  const waiting = { userId, language: "sv", salt: "salt", tries: 0, sentAt: 0, expiresAt: later };
  await table.transact([
    put(keys.emailChange(userId), "emailChange", { ...waiting, id: "change_1", email: formerEmail }),
    put(keys.phoneCode(userId), "phoneCode", {
      userId,
      phone,
      mac: "mac",
      sentAt: 0,
      tries: 0,
      expiresAt: later,
    }),
    put(keys.messageBar(userId), "messageBar", { userId, until: at, bars: [], version: 1, expiresAt: later }),
    put(keys.alertDigest(userId), "alertDigest", {
      userId,
      day: at.slice(0, 10),
      alerts: [{ name, kind: "ads", bikes: [], more: 0 }],
    }),
    put(keys.alertHit(userId, "alert_1", "listing_1"), "alertHit", {
      userId,
      alertId: "alert_1",
      offerId: "listing_1",
      bikeId,
      sequence: 1,
      at,
      expiresAt: later,
    }),
    put(keys.match(bikeId, "theft_1", "sign"), "match", {
      bikeId,
      theftId: "theft_1",
      ownerId: userId,
      bike: "Crescent",
      frameNumber: "OKB204K8861",
      sign: "attempted",
      at,
    }),
    put(keys.bikeRemoval(bikeId), "bikeRemoval", {
      id: "removal_1",
      bikeId,
      ownerId: userId,
      as: "false",
      bike: "Crescent",
      frameNumber: "OKB204K8861",
      reason: `Kvittot är inte ${name}s`,
      askedBy: "admin_1",
      askedAt: at,
      lapsesAt: at,
      bikeVersion: 1,
      state: "declined",
      expiresAt: later,
    }),
    put(keys.extract(userId, "extract_1"), "extract", {
      id: "extract_1",
      userId,
      caseNumber: "5000-K1234567-26",
      authority: "Polismyndigheten",
      ground: `Husrannsakan hos ${name}`,
      state: "declined",
      askedBy: "admin_1",
      askedAt: at,
      lapsesAt: at,
      expiresAt: later,
    }),
    put(keys.emailRequest(userId, "emailrequest_1"), "emailRequest", {
      id: "emailrequest_1",
      userId,
      email,
      former: formerEmail,
      reason: `${name} visade ID-kort`,
      state: "declined",
      askedBy: "admin_1",
      askedAt: at,
      lapsesAt: at,
      expiresAt: later,
    }),
    put(keys.personAccess(userId, "admin_1", at), "personAccess", {
      userId,
      adminId: "admin_1",
      at,
      reason: "support",
      text: `${name} ringde`,
      expiresAt: later,
    }),
    put(keys.openEmailRequest(userId), "openEmailRequest", {
      requestId: "emailrequest_1",
      lapsesAt: at,
      expiresAt: later,
    }),
    put(keys.openExtract(userId), "openExtract", { extractId: "extract_1", lapsesAt: at, expiresAt: later }),
    put(keys.redemption("VAR26", userId), "redemption", {
      code: "VAR26",
      userId,
      purchaseId: "purchase_1",
      state: "final",
    }),
  ]);
};
