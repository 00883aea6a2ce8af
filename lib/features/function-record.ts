import type { Duration } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { Clock } from "#lib/constructs/clock.ts";
import { FeatureFunction, type FunctionDefaults } from "#lib/constructs/feature-function.ts";
import type { Resources } from "#lib/resources.ts";

/** What is bundled under a name: the file that exports the `handler`. */
export type Code = { readonly name: string; readonly entry: string };

/** All that is to be said of one function: its bundle, its construct, its rights, and what calls it, unless the contract's routes do. */
export type FunctionRecord<
  Env extends Record<string, string> = Record<string, string>,
  Given = Resources,
> = Code & {
  /** What its failure means to a person. It becomes the text of the alarm. */
  readonly errorImpact: string;
  readonly timeout?: Duration;
  /** Megabytes. A function gets processor time in proportion. */
  readonly memorySize?: number;
  readonly environment: (resources: Given) => Env;
  readonly rights: (fn: FeatureFunction, resources: Given) => void;
  /** What it follows, and the alarms that only it has. */
  readonly binding?: (fn: FeatureFunction, resources: Given, scope: Construct) => void;
};

/** What follows the table's changes, the clock or another service. */
export type JobRecord<Env extends Record<string, string> = Record<string, string>> = FunctionRecord<
  Env,
  Resources & { readonly clock: Clock }
>;

/** `SearchFunction` of `search`. */
const idOf = (name: string): string =>
  `${name.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase())}Function`;

/** Makes the function that a record describes. */
export const addFunction = <Given extends { readonly defaults: FunctionDefaults }>(
  scope: Construct,
  record: FunctionRecord<Record<string, string>, Given>,
  resources: Given,
): FeatureFunction => {
  const { environment, rights, binding, ...props } = record;
  const fn = new FeatureFunction(scope, idOf(record.name), {
    ...props,
    defaults: resources.defaults,
    environment: environment(resources),
  });
  rights(fn, resources);
  binding?.(fn, resources, scope);
  return fn;
};
