import { foundReportRoutes } from "#contract/thefts/found-reports.ts";
import { messageRoutes } from "#contract/messages/messages.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import type { Trial } from "../trial.ts";
import { expectOpen } from "../upload.ts";

const both = (trial: Trial) => ({
  owner: needed(trial.owner, "an account"),
  finder: needed(trial.finder, "a second account"),
  bike: needed(trial.bike, "a registered bike"),
});

export const theft: Check = {
  name: "A theft is reported",
  means: "Nobody can report a bike stolen, or buyers are not told.",
  run: async (trial) => {
    const { owner, bike } = both(trial);
    const stolenDate = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const body = { stolenDate, place: "Stationen", city: "Motala" };
    const params = { bikeId: bike.id };
    const report = { as: owner, params, body };
    const { bike: stolen } = await ask(trial.deployment, theftRoutes.reportStolen, report);
    await expectOpen(stolen.photoUrl, "The owner's link of the photo of a stolen bike");
    await expectOpen(stolen.receiptUrl, "The owner's link of the receipt of a stolen bike");
    // CloudFront may cache the status of a number for a minute, but no check has asked for this one.
    const asked = { params: { frameNumber: bike.frameNumber } };
    const { status } = await ask(trial.deployment, searchRoutes.getStatus, asked);
    expectThat(status === "stolen", `A person who asks is told that the bike is ${status}`);
  },
};

export const foundReport: Check = {
  name: "The bike is reported found",
  means: "Finders cannot tell owners where their bike is.",
  run: async (trial) => {
    const { owner, finder, bike } = both(trial);
    const params = { bikeId: bike.id };
    const body = { location: "Vid hamnen", contact: "Genom tjänsten" };
    await ask(trial.deployment, foundReportRoutes.reportFound, { as: finder, params, body });
    const received = { as: owner, params };
    const { items } = await ask(trial.deployment, foundReportRoutes.listReceivedFoundReports, received);
    expectThat(items.length === 1, `The owner sees ${items.length} reports`);
    const own = await ask(trial.deployment, foundReportRoutes.listOwnFoundReports, { as: finder });
    expectThat(own.items.length === 1, `The finder sees ${own.items.length} reports of their own`);
  },
};

export const messages: Check = {
  name: "Two people write to each other",
  means: "Finders, buyers and owners cannot reach each other.",
  run: async (trial) => {
    const { deployment } = trial;
    const { owner, finder, bike } = both(trial);
    const first = { type: "found_bike", text: "Din cykel står vid hamnen." };
    const params = { bikeId: bike.id };
    const contact = { as: finder, params, body: first };
    const { threadId } = await ask(deployment, messageRoutes.contactOwner, contact);
    trial.threadId = threadId;
    const body = { text: "Tack, jag kommer." };
    await ask(deployment, messageRoutes.reply, { as: owner, params: { threadId }, body });
    const { items } = await ask(deployment, messageRoutes.getThread, { as: finder, params: { threadId } });
    const texts = items.map(({ text }) => text);
    const isWhole = texts.includes(first.text) && texts.includes(body.text);
    expectThat(isWhole, `The conversation holds ${items.length} messages, and not those two`);
  },
};

export const recovery: Check = {
  name: "The bike is back",
  means: "A bike that was found stays stolen.",
  run: async (trial) => {
    const { owner, bike } = both(trial);
    const params = { bikeId: bike.id };
    const body = { how: "found-by-somebody" };
    const recovered = { as: owner, params, body };
    const { theft: ended } = await ask(trial.deployment, theftRoutes.markRecovered, recovered);
    expectThat(ended.state === "recovered", `The theft is ${ended.state} after the bike came back`);
  },
};
