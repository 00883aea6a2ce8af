import { ContactForm, type MessageType } from "#contract/messages/messages.ts";
import { blockThread, unblockThread } from "#lambdas/messages/conversations/block-thread.ts";
import { contactOwner } from "#lambdas/messages/conversations/contact-owner.ts";
import { getThread } from "#lambdas/messages/conversations/get-thread.ts";
import { listThreads } from "#lambdas/messages/conversations/list-threads.ts";
import { markThreadRead } from "#lambdas/messages/conversations/mark-thread-read.ts";
import { reply } from "#lambdas/messages/conversations/reply.ts";
import { reportThread } from "#lambdas/messages/conversations/report-thread.ts";
import { undoMessage } from "#lambdas/messages/conversations/undo-message.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aTown } from "#tests/lambdas/thefts/reports/context.ts";

type FormFields = { readonly [K in keyof ContactForm]?: unknown };

/** Anna Lindqvist owns a bike; Bo Ek, whose identity is verified, and Cilla Ask write to her. */
export const aTownOfWriters = async () => {
  const town = await aTown();
  const context = { table: await town.inRole("messages"), system: town.system, cursorSecret: "secret" };
  await town.person("anna", { fullName: "Anna Lindqvist" });
  await town.person("bo", { fullName: "Bo Ek", identityLevel: 2 });
  await town.person("cilla", { fullName: "Cilla Ask" });
  const bike: BikeItem = await town.bike({ frameNumber: "WTU204K8861" });
  const contact = (userId: string, over: FormFields = {}, bikeId = bike.id, idempotencyKey = town.key()) => {
    const type: MessageType = "general_inquiry";
    const form = ContactForm.parse({ type, text: "Hej, är cykeln kvar?", ...over });
    return contactOwner(context, { userId, bikeId, idempotencyKey, form });
  };
  return {
    ...town,
    context,
    bikesContext: town.context,
    bikeOfAnna: bike,
    contact,
    answer: (userId: string, threadId: string, text: string, idempotencyKey = town.key()) =>
      reply(context, { userId, threadId, idempotencyKey, text }),
    read: (userId: string, threadId: string) => markThreadRead(context, { userId, threadId }),
    undo: (userId: string, threadId: string, messageId: string) =>
      undoMessage(context, { userId, threadId, messageId }),
    block: (userId: string, threadId: string) => blockThread(context, { userId, threadId }),
    unblock: (userId: string, threadId: string) => unblockThread(context, { userId, threadId }),
    report: async (userId: string, threadId: string, text?: string) =>
      (await reportThread(context, { userId, threadId }, { reason: "extortion", text })).thread,
    open: (userId: string, threadId: string, limit = 20, cursor?: string) =>
      getThread(context, { userId, threadId }, { limit, cursor }),
    list: (userId: string, q?: string, limit = 20, cursor?: string) =>
      listThreads(context, userId, { limit, cursor, q }),
    texts: async (userId: string, threadId: string) =>
      (await getThread(context, { userId, threadId }, { limit: 50 })).items.map(({ text }) => text),
    close: (userId: string) =>
      town.table.transact([
        update(keys.sessions(userId)).set({
          entity: "sessions",
          userId,
          validFrom: town.system.now().toISOString(),
          closedAt: town.system.now().toISOString(),
        }),
      ]),
  };
};
export type TownOfWriters = Awaited<ReturnType<typeof aTownOfWriters>>;
