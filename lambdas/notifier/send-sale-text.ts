import type { Delivery } from "./delivery.ts";
import { sendOnce } from "./send-once.ts";
import { type TextLimits, withinTextLimits } from "./text-limits.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { SendText } from "#lambdas/shared/text-messages/aws-text-messages.ts";

type Texter = {
  readonly table: Table;
  readonly now: () => Date;
  readonly sendText: SendText;
  readonly textLimits: TextLimits;
  /** Tells the operators that a limit is reached. */
  readonly reportWithheld: (storeId: string) => void;
  readonly siteOrigin: string;
  readonly codeSecret: string;
};

type Text = Extract<Delivery, { kind: "text" }>;

/** Has the till say that nobody was written to. A sale that has ended meanwhile needs nobody to be. */
const markWithheld = async ({ table }: Texter, { storeId, saleId }: Text["sale"]): Promise<void> => {
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

/** Sends the buyer of a bike a text message, if there are any left. Where there are none, the mail to the same buyer says it, or the till hears that nothing does. */
export const sendSaleText = (texter: Texter, changeId: string, { to, text, sale }: Text): Promise<void> =>
  sendOnce(texter, [changeId, "text"].join("#"), async () => {
    const isSent = await withinTextLimits(texter, sale.storeId, () => texter.sendText(to, text(texter)));
    if (isSent) return;
    texter.reportWithheld(sale.storeId);
    if (!sale.isMailed) await markWithheld(texter, sale);
  });
