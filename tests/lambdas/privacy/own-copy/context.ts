import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { askForCopy } from "#lambdas/people/accounts/own-copy/ask-for-copy.ts";
import type { StoredCopy } from "#lambdas/people/copy-store.ts";
import { OwnData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import type { WantedPicture } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import { linkCopy } from "#lambdas/people/accounts/own-copy/link-copy.ts";
import { makeCopies } from "#lambdas/privacy/own-copy/making/make-copies.ts";
import type { MakingContext } from "#lambdas/privacy/own-copy/making/making-context.ts";
import { showCopy } from "#lambdas/people/accounts/own-copy/show-copy.ts";
import { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aMarket } from "#tests/lambdas/ownership/transfers/context.ts";

/** A market whose people request data exports. */
export const aMarketWithCopies = async () => {
  const market = await aMarket();
  const { system } = market;
  const asking = {
    ...system,
    table: await market.inRole("accounts"),
    directory: async () => {
      throw new Error("Everybody here has an account");
    },
    setPoolEmail: async () => true,
    signCopy: async (userId: string) => `https://copies.example/user/${userId}`,
  };
  /** Files in the bucket, by owner. */
  const files = new Map<string, Uint8Array>();
  const names: string[] = [];
  const failures: string[] = [];
  const making: MakingContext = {
    table: await market.inRole("make-own-copies"),
    system,
    readPicture: async ({ file }: WantedPicture) => new TextEncoder().encode(`picture ${file}`),
    store: {
      keep: async ({ userId, path: file, bytes, fileName }: StoredCopy) => {
        const content = await readFile(file);
        if (content.length !== bytes) throw new Error("The file is not as long as it was said to be");
        files.set(userId, content);
        names.push(fileName);
      },
      discard: async (userId) => void files.delete(userId),
    },
    folder: await mkdtemp(path.join(tmpdir(), "own-copies-")),
    reportFailure: (_userId, error) => void failures.push(String(error)),
  };
  const make = (over: Partial<MakingContext> = {}) =>
    makeCopies({ ...making, ...over }, new Date(system.now().getTime() + 60_000));
  const unzipped = (userId: string): Readonly<Record<string, string>> => {
    const entries = Object.entries(unzipSync(files.get(userId) ?? new Uint8Array()));
    return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]));
  };
  return {
    ...market,
    asking,
    making,
    files,
    names,
    failures,
    ask: (userId: string, secondsAgo?: number) => askForCopy(asking, market.caller(userId, secondsAgo)),
    show: (userId: string, secondsAgo?: number) => showCopy(asking, market.caller(userId, secondsAgo)),
    link: (userId: string, secondsAgo?: number) => linkCopy(asking, market.caller(userId, secondsAgo)),
    make,
    item: (userId: string) => market.table.get(keys.ownCopy(userId), OwnCopyItem),
    unzipped,
    data: (userId: string): OwnData => {
      const bytes = unzipSync(files.get(userId) ?? new Uint8Array())["data.json"];
      return OwnData.parse(JSON.parse(new TextDecoder().decode(bytes)));
    },
  };
};
export type MarketWithCopies = Awaited<ReturnType<typeof aMarketWithCopies>>;
