import { beforeEach, describe, expect, it } from "vitest";
import { askToWatch } from "#lambdas/checks/watches/ask-to-watch.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { confirmWatch, getAskedWatch } from "#lambdas/checks/watches/confirm-watch.ts";
import { endWatch, getWatch } from "#lambdas/checks/watches/end-watch.ts";
import { confirmLink } from "#lambdas/checks/watch-links.ts";
import { bodyOf } from "#tests/lambdas/notifications/notifier/messenger.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfBuyers, aTownOfBuyers, day } from "./context.ts";

const number = "WTU204K8861";
const until = "2026-12-20T12:00:00.000Z";

let town: TownOfBuyers;
beforeEach(async () => {
  town = await aTownOfBuyers();
});

describe("asking to watch", () => {
  it("mails the address a question that repeats nothing typed but the number, and watches nothing yet", async () => {
    await town.ask(number);
    await town.notify(2);
    expect(town.mails.map(({ to }) => to)).toEqual(["kim@example.se"]);
    const { mail } = town.mails[0]!;
    expect(mail.subject).not.toContain(number);
    expect(bodyOf(mail)).toContain(number);
    expect(mail.text).not.toContain("kim");
    expect(await town.of("numberWatch")).toEqual([]);
    expect(await getAskedWatch(town.watches, town.tokenIn("confirm-watch"))).toEqual({
      frameNumber: number,
      until,
    });
  });

  it("is refused for a forged proof of work, and keeps nothing", async () => {
    const typed = { frameNumber: number, email: "kim@example.se", language: "sv", solution: "e30=" } as const;
    expect(await problemIn(askToWatch(town.watches, typed, "203.0.113.9"))).toBe("bot-check-failed");
    expect(await town.of("askedNumberWatch")).toEqual([]);
  });

  it("mails one address five times a day from one network and twenty in all, so that a stranger leaves its owner some", async () => {
    const ask = (network: number) => problemIn(town.ask(number, "kim@example.se", `198.51.${network}.1`));
    const household = (line: number) => town.ask(number, "kim@example.se", `2001:db8:1:${line}::1`);
    for (let line = 1; line <= 5; line += 1) await household(line);
    expect(await problemIn(household(6))).toBe("too-many-requests");
    for (const network of [1, 2, 3]) {
      for (let time = 1; time <= 5; time += 1) expect(await ask(network)).toBe("none");
      expect(await ask(network)).toBe("too-many-requests");
    }
    expect(await ask(5)).toBe("too-many-requests");
    await town.notify();
    expect(town.mails).toHaveLength(20);
    town.pass(day);
    await town.ask(number);
  });

  it("is possible ten times an hour from one network", async () => {
    for (let each = 0; each < 10; each += 1)
      await town.ask(number, `kim${each}@example.se`, `2001:db8:1:2::${each}`);
    expect(await problemIn(town.ask(number, "bo@example.se", "2001:db8:1:2::ffff"))).toBe(
      "too-many-requests",
    );
  });
});

describe("the link in the mail", () => {
  it("starts the watch once, however often it is pressed", async () => {
    await town.watch(number);
    const token = town.tokenIn("confirm-watch");
    expect(await confirmWatch(town.watches, token)).toEqual({
      frameNumber: number,
      until,
      status: "unknown",
    });
    expect(await town.of("numberWatch")).toMatchObject([{ email: "kim@example.se", endsAt: until }]);
  });

  it("tells of a theft that was reported while the mail waited", async () => {
    const bike = await town.bike({ frameNumber: number });
    await town.ask(number);
    await town.notify();
    await town.follow(await town.steal(bike));
    expect(await confirmWatch(town.watches, town.tokenIn("confirm-watch"))).toMatchObject({
      status: "stolen",
    });
  });

  it("is refused after a day, and when somebody made it up", async () => {
    await town.ask(number);
    await town.notify();
    const token = town.tokenIn("confirm-watch");
    const [asked] = await town.of("askedNumberWatch");
    const guessed = confirmLink("guess", String(asked?.["id"]), "https://cykelregistret.se").split("#")[1]!;
    expect(await problemIn(confirmWatch(town.watches, guessed))).toBe("mail-link-invalid");
    town.pass(day);
    expect(await problemIn(confirmWatch(town.watches, token))).toBe("mail-link-invalid");
    expect(await problemIn(getAskedWatch(town.watches, token))).toBe("mail-link-invalid");
  });
});

describe("a theft", () => {
  it("is mailed on day 29, and not on day 31", async () => {
    const [first, second] = [
      await town.bike({ frameNumber: number }),
      await town.bike({ frameNumber: "MUC1697400S", ownerId: "anna" }),
    ];
    await town.watch(number);
    await town.watch("MUC1697400S", "bo@example.se");
    town.mails.length = 0;
    town.pass(29 * day);
    await town.follow(await town.steal(first));
    await town.notify();
    town.pass(2 * day);
    await town.follow(await town.steal(second));
    await town.notify();
    expect(town.mails.map(({ to }) => to)).toEqual(["kim@example.se"]);
    expect(town.mails[0]?.mail.text).toMatchInlineSnapshot(`
      "Cykeln med ramnumret du bevakar är anmäld stulen i Cykelregistret.

      Du bevakar: WTU204K8861

      Anmäld: 19 december 2026

      Har du inte köpt cykeln? Köp den inte, och ring polisen på 114 14.

      Har du redan köpt den? Ring polisen på 114 14 och berätta det. Spara annonsen, meddelandena och kvittot på betalningen, och lämna inte cykeln till någon annan än polisen.

      Visa anmälan: https://cykelregistret.se/stolen/bike_00000000000000000000000002

      Anmälan är ägarens egna uppgifter. Det behöver inte vara den som sålde cykeln som tog den.

      -- 
      Du får mejlet för att du bevakar ett ramnummer i Cykelregistret.
      Avsluta bevakningen: https://cykelregistret.se/end-watch#WTU204K8861.FmOy6euExzOVoikE1LTG5b.4vGvYSStw4lZlF95YGwK8_vamHkTDB0soO051TiWqA0
      Cykelregistret, Sveriges register för cyklar: https://cykelregistret.se/"
    `);
  });

  it("of a number that looks alike is mailed too, and says which number is stolen", async () => {
    const bike = await town.bike({ frameNumber: "WTU204K8861" });
    await town.watch("WTU2O4K886I");
    await town.follow(await town.steal(bike));
    await town.notify();
    expect(town.mails.at(-1)?.mail.text).toContain("Anmäld stulen: WTU204K8861");
  });

  it("of a bike under review is mailed when the bike is approved", async () => {
    const bike = await town.bike({ frameNumber: number, status: "pending_review", reviewReason: "receipt" });
    await town.watch(number);
    const [, stolen] = await town.steal(bike);
    await town.follow([bike, stolen]);
    await town.notify();
    expect(town.mails).toHaveLength(1);
    const { reviewReason: _, ...approved } = stolen!;
    await town.table.transact([put(keys.bike(bike.id), "bike", approved)]);
    await town.follow([stolen, approved]);
    await town.notify();
    expect(town.mails).toHaveLength(2);
  });

  it("that is over when its change arrives is not mailed", async () => {
    const bike = await town.bike({ frameNumber: number });
    await town.watch(number);
    const change = await town.steal(bike);
    await town.recover(bike.id);
    await town.follow(change);
    await town.notify();
    expect(town.mails).toHaveLength(1);
  });

  it("is mailed again if the bike is stolen again", async () => {
    const bike = await town.bike({ frameNumber: number });
    await town.watch(number);
    await town.follow(await town.steal(bike));
    await town.notify();
    await town.recover(bike.id);
    await town.follow(await town.steal((await town.read(bike.id))!));
    await town.notify();
    expect(town.mails).toHaveLength(3);
  });
});

describe("ending a watch", () => {
  it("takes one click in a mail program or on the page of each mail, and forgets the address", async () => {
    const bike = await town.bike({ frameNumber: number });
    await town.watch(number);
    await town.follow(await town.steal(bike));
    await town.notify();
    const tokens = town.mails.map(({ mail }) => town.tokenIn("end-watch", mail));
    const [token = ""] = tokens;
    expect(tokens).toEqual([token, token]);
    for (const { mail } of town.mails) {
      expect(mail.oneClick).toBe(`https://cykelregistret.se/api/number-watches/ends/${token}`);
      expect(mail.html + mail.text).not.toContain("/settings");
    }
    expect(await getWatch(town.watches, token)).toEqual({ frameNumber: number, until });
    for (let press = 0; press < 2; press += 1)
      expect(await endWatch(town.watches, token)).toEqual({ frameNumber: number });
    expect(await getWatch(town.watches, token)).toEqual({ frameNumber: number });
    expect(await town.of("numberWatch")).toEqual([]);
  });

  it("stops a mail that is on its way", async () => {
    const bike = await town.bike({ frameNumber: number });
    await town.watch(number);
    await town.follow(await town.steal(bike));
    await endWatch(town.watches, town.tokenIn("end-watch"));
    await town.notify();
    expect(town.mails).toHaveLength(1);
  });

  it("takes the whole link: nobody ends the watch of another number or address", async () => {
    await town.watch(number);
    const token = town.tokenIn("end-watch");
    for (const forged of [token.replace(number, "WTU204K8862"), `${token}x`, "x".repeat(40)])
      expect(await problemIn(endWatch(town.watches, forged))).toBe("mail-link-invalid");
    expect(await town.of("numberWatch")).toHaveLength(1);
  });
});

describe("a watch of what may be a personal number", () => {
  it("is refused unless a bike has it, so that no mail repeats it, and not asked about without work", async () => {
    const idle = {
      frameNumber: "198508213595",
      email: "kim@example.se",
      language: "sv",
      solution: "",
    } as const;
    expect(await problemIn(askToWatch(town.watches, idle, "203.0.113.9"))).toBe("bot-check-failed");
    expect(await problemIn(town.ask("198508213595"))).toBe("personal-number-typed");
    expect(await town.of("askedNumberWatch")).toEqual([]);
    await town.bike({ frameNumber: "198508213595" });
    await town.ask("198508213595");
    expect(await town.of("askedNumberWatch")).toHaveLength(1);
  });
});
