import { Stack } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { NoticeAlarm } from "#lib/constructs/notice-alarm.ts";
import { type Section, sectionOfFunction, sectionOfPage } from "./sections.ts";

/** What of an app stands in one part of the dashboard. */
export type Watched = {
  readonly functions: readonly FeatureFunction[];
  /** Of these functions. */
  readonly failures: readonly NoticeAlarm[];
  /** All others. */
  readonly alarms: readonly NoticeAlarm[];
};

/** Finds everything that there is in an app, so that nothing new has to be thought of. */
export const watchedIn = (app: IConstruct): ((section: Section) => Watched) => {
  const all = app.node.findAll();
  const functions = all.filter((each) => each instanceof FeatureFunction);
  const alarms = all.filter((each) => each instanceof NoticeAlarm);
  const failing = new Set(functions.map(({ alarm }) => alarm));
  return (section) => {
    const own = functions.filter(({ name }) => sectionOfFunction(name) === section);
    return {
      functions: own,
      failures: own.map(({ alarm }) => alarm),
      alarms: alarms.filter((alarm) => !failing.has(alarm) && sectionOfPage[alarm.page] === section),
    };
  };
};

export const regionOf = (construct: IConstruct): string => Stack.of(construct).region;
