import type { Town } from "../town.ts";
import { requestApprovals, campaign, answerBugReport, openSecondShop } from "./administrators.ts";
import { keepSkeppshult, loseTrek, sellElora, sellMonark } from "./asa.ts";
import { appealDecisions } from "./disputes.ts";
import { liveAsAsa, liveAsErik, liveAsMalin, loseAndFind, order, watch } from "./neighbours.ts";
import { setUpShop, findStolenBike, orderForShop, sellForAWeek, sendLists } from "./shop.ts";
import { runStory } from "./story.ts";

/** Leaves room for the serials of the bikes that `planLastDays` registers. */
const serialGap = 50;

/** Runs the stories of every town: the trial accounts' year and the open cases in every list. */
export const runStories = (town: Town, bikes: number): void => {
  const stories = [
    keepSkeppshult,
    sellMonark,
    sellElora,
    loseTrek,
    liveAsAsa,
    liveAsErik,
    liveAsMalin,
    watch,
    loseAndFind,
    order,
    appealDecisions,
    campaign,
    openSecondShop,
    requestApprovals,
    answerBugReport,
    setUpShop,
    sendLists,
    orderForShop,
    findStolenBike,
  ];
  for (const story of stories) runStory(town, story(town));
  runStory(town, sellForAWeek(town, bikes + serialGap));
};
