import { ContactForm, type MessageType } from "#contract/messages.ts";
import { blockThread, unblockThread } from "#lambdas/messages/block-thread.ts";
import { contactOwner } from "#lambdas/messages/contact-owner.ts";
import { getThread } from "#lambdas/messages/get-thread.ts";
import { listThreads } from "#lambdas/messages/list-threads.ts";
import { readThread } from "#lambdas/messages/read-thread.ts";
import { reply } from "#lambdas/messages/reply.ts";
import { reportThread } from "#lambdas/messages/report-thread.ts";
import { undoMessage } from "#lambdas/messages/undo-message.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aTown } from "#tests/lambdas/thefts/context.ts";

type Asked = { readonly [K in keyof ContactForm]?: unknown };

/** A town in which people write to each other about bikes. Anna Lindqvist owns; Bo Ek and Cilla Ask write, and Bo has proved who he is. */
export const aTownOfWriters = async () => {
  const town = await aTown();
  const context = { table: town.table, system: town.system, cursorSecret: "secret" };
  await town.person("anna", { fullName: "Anna Lindqvist" });
  await town.person("bo", { fullName: "Bo Ek", identityLevel: 2 });
  await town.person("cilla", { fullName: "Cilla Ask" });
  const bike: BikeItem = await town.bike({ frameNumber: "WTU204K8861" });
  const contact = (userId: string, over: Asked = {}, bikeId = bike.id, idempotencyKey = town.key()) => {
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
    read: (userId: string, threadId: string) => readThread(context, { userId, threadId }),
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
