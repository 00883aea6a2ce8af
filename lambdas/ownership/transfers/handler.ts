import { KMSClient } from "@aws-sdk/client-kms";
import { invitationRoutes } from "#contract/ownership/invitations.ts";
import { ownershipDisputeRoutes } from "#contract/ownership/ownership-disputes.ts";
import { ownershipReceiptRoutes } from "#contract/ownership/ownership-receipts.ts";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { s3Pictures } from "#lambdas/bikes/aws-pictures.ts";
import { s3Evidence } from "#lambdas/people/signatures/aws-evidence.ts";
import { system } from "#lambdas/platform/system.ts";
import { kmsSealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { carryOutSigned } from "./carry-out.ts";
import { cancelTransfer, declineTransfer } from "./end-transfer.ts";
import { TransfersEnv } from "./env.ts";
import { getTransfer } from "./get-transfer.ts";
import { prepareAcceptance } from "./prepare-acceptance.ts";
import { prepareChange } from "./prepare-change.ts";
import { prepareConfirmation } from "./prepare-confirmation.ts";
import { prepareOfferInThread } from "./prepare-offer-in-thread.ts";
import { readInvitation } from "./read-invitation.ts";
import { redeemInvitation } from "./redeem-invitation.ts";
import { refuseOpener, remindBuyer } from "./mail-again.ts";
import { prepareOffer } from "./prepare-offer.ts";
import { addStatement, appealDecision } from "#lambdas/ownership/transfers/disputes/add-statement.ts";
import { openDispute } from "#lambdas/ownership/transfers/disputes/open-dispute.ts";
import { getDispute, listDisputes } from "#lambdas/ownership/transfers/disputes/show-dispute.ts";
import { withdrawDispute } from "#lambdas/ownership/transfers/disputes/withdraw-dispute.ts";
import { checkReceipt } from "#lambdas/ownership/transfers/receipts/check-receipt.ts";
import { listReceipts } from "#lambdas/ownership/transfers/receipts/list-receipts.ts";
import {
  prepareOfferForRequest,
  refuseRequest,
} from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { listRequests } from "#lambdas/ownership/transfers/requests/list-requests.ts";
import { withdrawRequest } from "#lambdas/ownership/transfers/requests/withdraw-request.ts";
import { getTransferRequest } from "#lambdas/ownership/transfers/requests/read-request.ts";
import { signWithSignIn } from "./sign-with-sign-in.ts";
import type { TransfersContext } from "./transfers-context.ts";

const env = TransfersEnv.parse(process.env);

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  evidence: s3Evidence(env.SIGNATURES_BUCKET),
  codeSecret: env.CODE_SECRET,
  sealer: kmsSealer(new KMSClient({}), env.SEAL_KEY_ID, "receipt"),
  cursorSecret: env.CURSOR_SECRET,
} satisfies TransfersContext & { cursorSecret: string };

export const handler = api(
  {
    ...transferRoutes,
    ...invitationRoutes,
    ...transferRequestRoutes,
    ...ownershipReceiptRoutes,
    ...ownershipDisputeRoutes,
  },
  {
    prepareOffer: ({ caller, params, body }) => prepareOffer(context, caller.userId, params.bikeId, body),
    prepareOfferInThread: ({ caller, params, body }) =>
      prepareOfferInThread(context, caller.userId, params.threadId, body),
    prepareConfirmation: ({ caller, params }) =>
      prepareConfirmation(context, caller.userId, params.transferId),
    mailAgain: ({ caller, params, body }) =>
      (body.refusesOpener ? refuseOpener : remindBuyer)(context, caller.userId, params.transferId),
    requestTransfer: ({ caller, body }) => askForBike(context, caller.userId, body),
    listTransferRequests: ({ caller }) => listRequests(context, caller.userId),
    withdrawTransferRequest: ({ caller, params }) =>
      withdrawRequest(context, caller.userId, params.requestId),
    getTransferRequest: ({ caller, params }) => getTransferRequest(context, caller.userId, params.requestId),
    refuseTransferRequest: ({ caller, params, body }) =>
      refuseRequest(context, caller.userId, params.requestId, body.block),
    prepareOfferForRequest: ({ caller, params, body }) =>
      prepareOfferForRequest(context, caller.userId, params.requestId, body),
    readInvitation: ({ body }) => readInvitation(context, body.token),
    redeemInvitation: ({ caller, body }) => redeemInvitation(context, caller.userId, body.token),
    prepareChange: ({ caller, params, body }) =>
      prepareChange(context, caller.userId, params.transferId, body),
    prepareAcceptance: ({ caller, params, body }) =>
      prepareAcceptance(context, caller.userId, params.transferId, body.version),
    signWithSignIn: ({ caller, params }) => signWithSignIn(context, caller, params.signingId),
    carryOutSigned: ({ caller, params }) => carryOutSigned(context, caller.userId, params.signingId),
    getTransfer: ({ caller, params }) => getTransfer(context, caller.userId, params.transferId),
    declineTransfer: ({ caller, params, body }) =>
      declineTransfer(context, caller.userId, params.transferId, body.reason),
    cancelTransfer: ({ caller, params }) => cancelTransfer(context, caller.userId, params.transferId),
    listReceipts: ({ caller, query }) => listReceipts(context, caller.userId, query),
    openOwnershipDispute: ({ caller, body, idempotencyKey }) =>
      openDispute(context, { userId: caller.userId, idempotencyKey, claim: body }),
    listOwnershipDisputes: ({ caller }) => listDisputes(context, caller.userId),
    getOwnershipDispute: ({ caller, params }) => getDispute(context, caller.userId, params.disputeId),
    addToOwnershipDispute: ({ caller, params, body, idempotencyKey }) =>
      addStatement(context, { userId: caller.userId, ...params, idempotencyKey, typed: body }),
    withdrawOwnershipDispute: ({ caller, params }) =>
      withdrawDispute(context, caller.userId, params.disputeId),
    appealOwnershipDecision: ({ caller, params, body, idempotencyKey }) =>
      appealDecision(context, { userId: caller.userId, ...params, idempotencyKey, typed: body }),
    checkReceipt: ({ params, address }) => checkReceipt(context, params, address),
  },
  {
    ...guardSessions(env, loggerOf("transfers"), context.table),
    count: readingCounter(openCounter(env.TABLE_NAME, system), env.ORIGIN_SECRETS),
  },
);
