import type { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Schedules } from "#lib/platform/constructs/schedules.ts";
import { FeatureFunction, type FunctionDefaults } from "#lib/platform/constructs/feature-function.ts";
import type { Resources } from "./resources.ts";

/** `entry` exports the `handler`. */
export type Code = { readonly name: string; readonly entry: string };

/** Describes one function: bundle, construct, rights, and event sources other than the contract's routes. */
export type FunctionRecord<
  Env extends Record<string, string> = Record<string, string>,
  Given = Resources,
> = Code & {
  /** The consequence of a failure for people, which becomes the text of the alarm. */
  readonly errorImpact: string;
  readonly timeout?: Duration;
  /** In megabytes. Processor time is proportional. */
  readonly memorySize?: number;
  readonly environment: (resources: Given) => Env;
  readonly rights: (fn: FeatureFunction, resources: Given) => void;
  /** Adds event sources and further alarms. */
  readonly binding?: (fn: FeatureFunction, resources: Given, scope: Construct) => void;
};

/** A function behind the table's stream, a schedule or another service. */
export type JobRecord<Env extends Record<string, string> = Record<string, string>> = FunctionRecord<
  Env,
  Resources & { readonly schedules: Schedules }
>;

/** `search` becomes `SearchFunction`. */
export const idOf = (name: string): string =>
  `${name.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase())}Function`;

export const addFunction = <Given extends { readonly defaults: FunctionDefaults }>(
  scope: Construct,
  record: FunctionRecord<Record<string, string>, Given>,
  resources: Given,
  isAnswering = false,
): FeatureFunction => {
  const { environment, rights, binding, ...props } = record;
  const fn = new FeatureFunction(scope, idOf(record.name), {
    ...props,
    isAnswering,
    defaults: resources.defaults,
    environment: environment(resources),
  });
  rights(fn, resources);
  binding?.(fn, resources, scope);
  return fn;
};
