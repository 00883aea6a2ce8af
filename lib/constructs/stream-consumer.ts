import { Duration } from "aws-cdk-lib";
import { FilterCriteria, FilterRule, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Construct } from "constructs";
import type { Alarms } from "#lib/constructs/alarm.ts";
import { DeadLetters } from "#lib/constructs/dead-letters.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";

type Props = {
  readonly table: RegistryTable;
  readonly consumer: FeatureFunction;
  /** Only changes of these items, as keys.ts names them, are handed over. */
  readonly entities: readonly string[];
  readonly alarms: Alarms;
  /** What it means to a person that a change was given up. */
  readonly errorImpact: string;
};

/** Hands every change of the table to a function, in order. One that cannot be worked on is set aside and holds up nothing else. */
export class StreamConsumer extends Construct {
  constructor(scope: Construct, id: string, { table, consumer, entities, alarms, errorImpact }: Props) {
    super(scope, id);
    table.allowStream(consumer);
    consumer.lambda.addEventSourceMapping("TableStream", {
      eventSourceArn: table.streamArn,
      // Changes made while a deployment was under way are not missed.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(6),
      onFailure: new SqsDlq(new DeadLetters(this, "GivenUp", { alarms, errorImpact })),
      filters: [
        FilterCriteria.filter({
          dynamodb: { NewImage: { entity: { S: FilterRule.or(...entities) } } },
        }),
      ],
    });
  }
}
