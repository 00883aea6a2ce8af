import type { Delivery } from "./delivery.ts";
import type { Messenger } from "./messenger.ts";
import { sendSaleText } from "./send-sale-text.ts";
import { tellByMail } from "./tell-by-mail.ts";

/** Tells one thing; `changeId` names across retries the change it follows from. A person who has left is told nothing, and the person who does not want it gets no mail. */
export const tell = async (messenger: Messenger, changeId: string, delivery: Delivery): Promise<void> => {
  if (delivery.kind === "event") return messenger.publish(delivery.userId, delivery.event);
  if (delivery.kind === "admin-event")
    return messenger.publishToAdmins({ kind: "admin-queue-changed", queue: delivery.queue });
  if (delivery.kind === "text") return sendSaleText(messenger, changeId, delivery);
  return tellByMail(messenger, changeId, delivery);
};
