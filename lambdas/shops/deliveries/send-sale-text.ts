import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { sendOnce } from "#lambdas/notifications/send-once.ts";
import { type TextLimits, withinTextLimits } from "#lambdas/notifications/text-limits.ts";
import type { System } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { SendText } from "#lambdas/platform/text-messages/aws-text-messages.ts";

type TextContext = Pick<System, "now" | "random" | "wait"> & {
  readonly table: Table;
  readonly sendText: SendText;
  readonly textLimits: TextLimits;
  readonly reportWithheld: (storeId: string) => void;
  readonly siteOrigin: string;
  readonly codeSecret: string;
};

type Text = Extract<Delivery, { kind: "text" }>;

/** Makes the till show that the buyer got nothing, unless the sale has ended meanwhile. */
const markWithheld = async ({ table }: TextContext, { storeId, saleId }: Text["sale"]): Promise<void> => {
  try {
    await table.transact([
      update(keys.sale(storeId, saleId))
        .set({ textWithheld: true })
        .add("version", 1)
        .expect("state", "waiting", "sale-ended"),
    ]);
  } catch (error) {
    if (!failedWith(error, "sale-ended")) throw error;
  }
};

/** Sends a text message within the limits. Beyond them, a buyer without a mail address gets nothing and the till shows it. */
export const sendSaleText = (
  context: TextContext,
  changeId: string,
  { to, text, sale }: Text,
): Promise<void> =>
  sendOnce(context, [changeId, "text"].join("#"), async () => {
    const message = { storeId: sale.storeId, to };
    const isSent = await withinTextLimits(context, message, () => context.sendText(to, text(context)));
    if (isSent) return;
    context.reportWithheld(sale.storeId);
    if (!sale.isMailed) await markWithheld(context, sale);
  });
