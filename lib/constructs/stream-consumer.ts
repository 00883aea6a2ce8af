import { Duration } from "aws-cdk-lib";
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Construct } from "constructs";
import type { Alarms } from "#lib/constructs/alarm.ts";
import { DeadLetters } from "#lib/constructs/dead-letters.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";

/** Writes of items that keys.ts names so, and deletions of such. */
type Changes = { readonly written?: readonly string[]; readonly deleted?: readonly string[] };

const filtersOf = ({ written, deleted }: Changes): Record<string, unknown>[] => {
  const entity = (names: readonly string[]) => ({ entity: { S: FilterRule.or(...names) } });
  return [
    ...(written ? [FilterCriteria.filter({ dynamodb: { NewImage: entity(written) } })] : []),
    ...(deleted
      ? [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual("REMOVE"),
            dynamodb: { OldImage: entity(deleted) },
          }),
        ]
      : []),
  ];
};

type Props = {
  readonly table: RegistryTable;
  readonly consumer: FeatureFunction;
  /** Only these changes are handed over. */
  readonly changes: Changes;
  readonly alarms: Alarms;
  /** What it means to a person that a change was given up. */
  readonly errorImpact: string;
};

/**
 * Hands every change of the table to a function. A partition's changes lie in one shard, and one shard is worked on by one
 * function at a time, so they come in their order. One that cannot be worked on is set aside and holds up nothing else.
 */
export class StreamConsumer extends Construct {
  constructor(scope: Construct, id: string, { table, consumer, changes, alarms, errorImpact }: Props) {
    super(scope, id);
    table.allowStream(consumer);
    consumer.lambda.addEventSourceMapping("TableStream", {
      eventSourceArn: table.streamArn,
      // Changes made while a deployment was under way are not missed.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      // More than one at a time would keep the order of an item, but not of a person.
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(new DeadLetters(this, "GivenUp", { alarms, errorImpact })),
      filters: filtersOf(changes),
    });
  }
}
