import type { Town } from "../town.ts";
import { askForASecond, campaign, mendBugs, openSecondShop } from "./administrators.ts";
import { keepSkeppshult, loseTrek, sellElora, sellMonark } from "./asa.ts";
import { quarrel } from "./disputes.ts";
import { liveAsAsa, liveAsErik, liveAsMalin, loseAndFind, order, watch } from "./neighbours.ts";
import { keepHouse, meetStolenBike, orderForShop, sellForAWeek, sendLists } from "./shop.ts";
import { tell } from "./story.ts";

/** Far enough from the bikes that the last days take. */
const beyond = 50;

/** Tells what is the same in every town: the lives of the trial accounts, and what waits in every list. */
export const tellStories = (town: Town, bikes: number): void => {
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
    quarrel,
    campaign,
    openSecondShop,
    askForASecond,
    mendBugs,
    keepHouse,
    sendLists,
    orderForShop,
    meetStolenBike,
  ];
  for (const story of stories) tell(town, story(town));
  tell(town, sellForAWeek(town, bikes + beyond));
};
