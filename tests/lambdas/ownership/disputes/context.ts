import type { OwnershipOutcome } from "#contract/ownership/ownership-disputes.ts";
import {
  answerProposal,
  decideAppeal,
  proposeDecision,
} from "#lambdas/office/bikes/disputes/decide-dispute.ts";
import { listDisputeCases, openDisputeCase } from "#lambdas/office/bikes/disputes/show-cases.ts";
import { readDispute } from "#lambdas/ownership/disputes/read-disputes.ts";
import { addStatement, appealDecision } from "#lambdas/ownership/transfers/disputes/add-statement.ts";
import { closeDisputes } from "#lambdas/ownership/transfers/disputes/close-disputes.ts";
import { openDispute } from "#lambdas/ownership/transfers/disputes/open-dispute.ts";
import { getDispute, listDisputes } from "#lambdas/ownership/transfers/disputes/show-dispute.ts";
import { withdrawDispute } from "#lambdas/ownership/transfers/disputes/withdraw-dispute.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { anUpload } from "#tests/lambdas/a.ts";
import { anOfficeOfBikes } from "#tests/lambdas/office/bikes/removal-context.ts";

export const day = 24 * 60 * 60 * 1000;
const words = "Den stals i mars och jag har kvar kvittot från butiken.";
const reasons = "Kvittot har cykelns ramnummer och är äldre än registreringen.";

/** Bo claims Anna’s bike. Karin, Ali and Eva are administrators. */
export const aCourt = async () => {
  const office = await anOfficeOfBikes();
  const pictures = {
    photo: async () => "photo",
    receipt: async ({
      ownerId,
      receiptUploadId,
    }: {
      ownerId: string;
      receiptUploadId?: string | undefined;
    }) => receiptUploadId && `https://receipts/user/${ownerId}/${receiptUploadId}`,
  };
  const context = { ...office.transfers, pictures };
  const desk = { ...office.desk, pictures };
  let serial = 0;
  const evidence = async (ownerId: string, kind: "receipt" | "bike-photo" = "receipt") => {
    serial += 1;
    const id = `upload_${String(serial).padStart(20, "0")}`;
    await office.table.transact([
      put(keys.upload(id), "upload", anUpload({ id, ownerId, kind, state: "ready" })),
    ]);
    return id;
  };
  const claim = async (userId: string, bikeId: string, shown?: string) =>
    openDispute(context, {
      userId,
      idempotencyKey: office.key(),
      claim: { bike: { bikeId }, text: words, pictures: [shown ?? (await evidence(userId))] },
    });
  const say = (userId: string, disputeId: string, shown: string[] = [], text = words) =>
    addStatement(context, {
      userId,
      disputeId,
      idempotencyKey: office.key(),
      typed: { text, pictures: shown },
    });
  const version = async (id: string) => (await readDispute(office.table, id)).version;
  const propose = async (adminId: string, disputeId: string, outcome: OwnershipOutcome) =>
    proposeDecision(desk, { adminId, disputeId }, { outcome, reasons, version: await version(disputeId) });
  const confirm = async (adminId: string, disputeId: string) =>
    answerProposal(desk, { adminId, disputeId }, { decision: "approve", version: await version(disputeId) });
  return {
    ...office,
    court: context,
    evidence,
    claim,
    say,
    propose,
    confirm,
    decide: async (disputeId: string, outcome: OwnershipOutcome) => {
      await propose("karin", disputeId, outcome);
      return confirm("ali", disputeId);
    },
    appeal: (userId: string, disputeId: string) =>
      appealDecision(context, {
        userId,
        disputeId,
        idempotencyKey: office.key(),
        typed: { text: words, pictures: [] },
      }),
    decideAppeal: async (adminId: string, disputeId: string, outcome: OwnershipOutcome) =>
      decideAppeal(desk, { adminId, disputeId }, { outcome, reasons, version: await version(disputeId) }),
    withdraw: (userId: string, disputeId: string) => withdrawDispute(context, userId, disputeId),
    see: (userId: string, disputeId: string) => getDispute(context, userId, disputeId),
    mine: async (userId: string) => (await listDisputes(context, userId)).items,
    open: (adminId: string, disputeId: string) => openDisputeCase(desk, adminId, disputeId),
    cases: async (adminId = "karin") => (await listDisputeCases(desk, adminId, { limit: 20 })).items,
    night: async () => {
      const table = await office.inRole("expire-transfers");
      return closeDisputes({
        ...context,
        table,
        reportFailure: (_id, error) => void office.failures.push(error),
      });
    },
  };
};
export type Court = Awaited<ReturnType<typeof aCourt>>;
