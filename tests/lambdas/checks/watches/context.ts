import { askToWatch, watchForm } from "#lambdas/checks/watches/ask-to-watch.ts";
import { confirmWatch } from "#lambdas/checks/watches/confirm-watch.ts";
import type { WatchesContext } from "#lambdas/checks/watches/watches-context.ts";
import { notifyWatchers } from "#lambdas/checks/notify-watchers.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { deliver } from "#lambdas/notifications/notifier/deliver.ts";
import { aMessenger, deliveriesToPeople } from "#tests/lambdas/notifications/notifier/messenger.ts";
import { type Between, aReport, aTown } from "#tests/lambdas/thefts/reports/context.ts";
import { passOf } from "#tests/search-pass.ts";

export const day = 24 * 60 * 60_000;

/** A register where buyers watch numbers. Tests deliver the stream, late or twice. */
export const aTownOfBuyers = async (between?: Between) => {
  const town = await aTown(between);
  await town.person("anna");
  const context: WatchesContext = {
    table: await town.inRole("watches"),
    system: town.system,
    codeSecret: "secret",
    challengeSecret: "challenges",
  };
  const following = { table: await town.inRole("follow-changes") };
  const mails: { to: string; mail: WrittenMail }[] = [];
  const messenger = aMessenger({
    table: await town.inRole("notifier"),
    now: () => town.system.now(),
    send: async (to, mail) => void mails.push({ to, mail }),
  });
  let changes = 0;
  let seen = new Map<string, unknown>();
  /** Delivers the watches that changed since the last call, as often as the test says. */
  const notify = async (times = 1): Promise<void> => {
    const before = seen;
    seen = new Map((await town.everything()).map((item) => [`${item["pk"]} ${item["sk"]}`, item]));
    const watches = [...seen].filter(([key]) => /^(?:ASKEDNUMBERWATCH|NUMBERWATCHES)#/.test(key));
    await Promise.all(
      watches.map(async ([key, after]) => {
        changes += 1;
        const change = `change-${changes}`;
        for (const delivery of deliveriesToPeople({ before: before.get(key), after }))
          for (let time = 0; time < times; time += 1) await deliver(messenger, change, delivery);
      }),
    );
  };
  const ask = async (frameNumber: string, email = "kim@example.se", address = "203.0.113.9") =>
    askToWatch(
      context,
      {
        frameNumber,
        email,
        language: "sv",
        solution: await passOf(await createFormChallenge(context, watchForm, address)),
      },
      address,
    );
  const tokenIn = (page: string, mail = mails.at(-1)?.mail): string =>
    new RegExp(`${page}#([\\w.-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
  const steal = async (bike: BikeItem): Promise<readonly [BikeItem, BikeItem | undefined]> => {
    await town.steal(bike.id, aReport(), bike.ownerId);
    return [bike, await town.read(bike.id)];
  };
  const follow = ([before, after]: readonly [BikeItem | undefined, BikeItem | undefined]) =>
    notifyWatchers(following, { id: "event", before, after });
  return {
    ...town,
    watches: context,
    mails,
    notify,
    ask,
    tokenIn,
    /** A confirmed watch. */
    watch: async (frameNumber: string, email?: string) => {
      await ask(frameNumber, email);
      await notify();
      return confirmWatch(context, tokenIn("confirm-watch"));
    },
    steal,
    follow,
  };
};
export type TownOfBuyers = Awaited<ReturnType<typeof aTownOfBuyers>>;
