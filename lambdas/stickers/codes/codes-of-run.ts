import { codesOnRoll } from "#contract/stickers/rolls.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type CodePage = { items: { uid: string }[]; cursor: string | undefined };

/** Lists the codes of a run in print order. A page ends with its roll; the cursor holds the next roll. */
export const codesOfRun = async (
  { table, cursorSecret }: { readonly table: Pick<Table, "query">; readonly cursorSecret: string },
  { id, made }: { readonly id: string; readonly made: number },
  { limit, cursor }: PageQuery,
): Promise<CodePage> => {
  const name = `run-codes#${id}`;
  const { roll = "1", ...position } = readCursor(cursorSecret, name, cursor) ?? {};
  const after = Object.keys(position).length === 0 ? undefined : position;
  const partition = lists.qrCodesOfRoll(`${id}-${roll}`);
  const page = await table.query({ index: "gsi2", partition, schema: QrCodeItem, limit, after });
  const further = Number(roll) * codesOnRoll < made ? { roll: String(Number(roll) + 1) } : undefined;
  const next = page.next === undefined ? further : { ...page.next, roll };
  return { items: page.items.map(({ uid }) => ({ uid })), cursor: writeCursor(cursorSecret, name, next) };
};
