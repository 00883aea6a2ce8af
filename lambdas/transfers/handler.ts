import { invitationRoutes } from "#contract/invitations.ts";
import { ownershipReceiptRoutes } from "#contract/ownership-receipts.ts";
import { transferRequestRoutes } from "#contract/transfer-requests.ts";
import { transferRoutes } from "#contract/transfers.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { s3Pictures } from "#lambdas/shared/bikes/aws-pictures.ts";
import { s3Evidence } from "#lambdas/shared/signatures/aws-evidence.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { carryOutSigned } from "#lambdas/transfers/carry-out.ts";
import { cancelTransfer, declineTransfer } from "#lambdas/transfers/end-transfer.ts";
import { TransfersEnv } from "#lambdas/transfers/env.ts";
import { getTransfer } from "#lambdas/transfers/get-transfer.ts";
import { prepareAcceptance } from "#lambdas/transfers/prepare-acceptance.ts";
import { prepareChange } from "#lambdas/transfers/prepare-change.ts";
import { prepareConfirmation } from "#lambdas/transfers/prepare-confirmation.ts";
import { prepareOfferInThread } from "#lambdas/transfers/prepare-offer-in-thread.ts";
import { readInvitation } from "#lambdas/transfers/read-invitation.ts";
import { redeemInvitation } from "#lambdas/transfers/redeem-invitation.ts";
import { refuseOpener } from "#lambdas/transfers/refuse-opener.ts";
import { prepareOffer } from "#lambdas/transfers/prepare-offer.ts";
import { checkReceipt } from "#lambdas/transfers/receipts/check-receipt.ts";
import { listReceipts } from "#lambdas/transfers/receipts/list-receipts.ts";
import { prepareOfferForRequest, refuseRequest } from "#lambdas/transfers/requests/answer-request.ts";
import { askForBike } from "#lambdas/transfers/requests/ask-for-bike.ts";
import { listRequests } from "#lambdas/transfers/requests/list-requests.ts";
import { withdrawRequest } from "#lambdas/transfers/requests/withdraw-request.ts";
import { getTransferRequest } from "#lambdas/transfers/requests/read-request.ts";
import { signWithSignIn } from "#lambdas/transfers/sign-with-sign-in.ts";
import type { TransfersContext } from "./transfers-context.ts";

const env = TransfersEnv.parse(process.env);

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  pictures: s3Pictures({ receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET }),
  evidence: s3Evidence(env.SIGNATURES_BUCKET),
  codeSecret: env.CODE_SECRET,
  cursorSecret: env.CURSOR_SECRET,
} satisfies TransfersContext & { cursorSecret: string };

export const handler = api(
  { ...transferRoutes, ...invitationRoutes, ...transferRequestRoutes, ...ownershipReceiptRoutes },
  {
    prepareOffer: ({ caller, params, body }) => prepareOffer(context, caller.userId, params.bikeId, body),
    prepareOfferInThread: ({ caller, params, body }) =>
      prepareOfferInThread(context, caller.userId, params.threadId, body),
    prepareConfirmation: ({ caller, params }) =>
      prepareConfirmation(context, caller.userId, params.transferId),
    refuseOpener: ({ caller, params }) => refuseOpener(context, caller.userId, params.transferId),
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
    checkReceipt: ({ params, address }) => checkReceipt(context, params, address),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("transfers"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
