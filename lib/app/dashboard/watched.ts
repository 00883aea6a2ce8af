import { Stack } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import { NoticeAlarm } from "#lib/platform/constructs/alarm.ts";
import { type Section, sectionOfFunction, sectionOfPage } from "./sections.ts";

/** The functions and alarms of one section. */
export type Watched = {
  readonly functions: readonly FeatureFunction[];
  /** Alarms of these functions. */
  readonly failures: readonly NoticeAlarm[];
  /** Other alarms. */
  readonly alarms: readonly NoticeAlarm[];
};

/** Finds all functions and alarms in the app, so that new ones appear automatically. */
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
