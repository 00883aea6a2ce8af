import { DatabaseSync } from "node:sqlite";
import * as z from "zod";

const Restore = z.object({ source: z.string(), target: z.string(), second: z.number() });
type Restore = z.infer<typeof Restore>;

/** Stores unfinished restores in the database file, so that they resume after a crash. */
export const openRestores = (dbPath: string) => {
  const file = new DatabaseSync(dbPath, { timeout: 5000 });
  file.exec(
    "CREATE TABLE IF NOT EXISTS local_restores (target TEXT PRIMARY KEY, source TEXT, second INTEGER)",
  );
  const all = file.prepare("SELECT source, target, second FROM local_restores");
  const insert = file.prepare(
    "INSERT OR REPLACE INTO local_restores (target, source, second) VALUES (?, ?, ?)",
  );
  const remove = file.prepare("DELETE FROM local_restores WHERE target = ?");
  return {
    open: (): Restore[] => z.array(Restore).parse(all.all()),
    add: ({ target, source, second }: Restore): void => void insert.run(target, source, second),
    end: (target: string): void => void remove.run(target),
    close: (): void => file.close(),
  };
};
