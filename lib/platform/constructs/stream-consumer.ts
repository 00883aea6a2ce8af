import { Duration } from "aws-cdk-lib";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import {
  type EventSourceMapping,
  FilterCriteria,
  FilterRule,
  MetricType,
  StartingPosition,
} from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { type Alarms, alarmPeriod } from "./alarm.ts";
import type { FeatureFunction, FunctionDefaults } from "./feature-function.ts";
import type { RegistryTable } from "./registry-table.ts";

/** Entities by their names in keys.ts: writes and deletions. */
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
  /** Other changes are filtered out. */
  readonly changes: Changes;
  readonly defaults: Pick<FunctionDefaults, "alarms" | "failureDestination">;
  /** The consequence for people of a change that failed after all retries. */
  readonly errorImpact: string;
};

/**
 * Sends the table's changes to a function. The changes of a partition are in one shard, which one function processes at
 * a time, so they arrive in order. A change that fails after a few retries is stored, blocks nothing else and is tried again for a day.
 */
export class StreamConsumer extends Construct {
  constructor(scope: Construct, id: string, { table, consumer, changes, defaults, errorImpact }: Props) {
    super(scope, id);
    table.allowStream(consumer);
    const mapping = consumer.lambda.addEventSourceMapping("TableStream", {
      eventSourceArn: table.streamArn,
      // Includes changes during the deployment.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 50,
      // More would keep the order within an item, but not within a person.
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // A failing record holds up its shard meanwhile; afterwards it is retried apart from it.
      retryAttempts: 2,
      maxRecordAge: Duration.hours(6),
      onFailure: defaults.failureDestination.withRetries(consumer),
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
      filters: filtersOf(changes),
    });
    this.alarmOnFailure(mapping, defaults.alarms, errorImpact);
    this.alarmOnDelay(consumer, defaults.alarms);
  }

  private alarmOnDelay({ lambda }: FeatureFunction, alarms: Alarms): void {
    const age = lambda.metric("IteratorAge", { statistic: "max", period: alarmPeriod });
    alarms.whenAbove(this, "Late", age, {
      above: Duration.minutes(10).toMilliseconds(),
      impact: `${this.node.id} are more than ten minutes behind the changes that people make. The stream deletes a change after a day.`,
      page: "changes-late",
    });
  }

  /** Counts failed changes, stored or lost. */
  private alarmOnFailure(
    { eventSourceMappingId }: EventSourceMapping,
    alarms: Alarms,
    errorImpact: string,
  ): void {
    const count = (metricName: string) =>
      new Metric({
        namespace: "AWS/Lambda",
        metricName,
        dimensionsMap: { EventSourceMappingUUID: eventSourceMappingId },
        statistic: "sum",
        period: alarmPeriod,
      });
    const failureDestination = new MathExpression({
      expression: "FILL(kept, 0) + FILL(lost, 0)",
      label: "Given up",
      usingMetrics: {
        kept: count("OnFailureDestinationDeliveredEventCount"),
        lost: count("DroppedEventCount"),
      },
      period: alarmPeriod,
    });
    alarms.whenAboveZero(this, "GivenUp", failureDestination, { impact: errorImpact, page: "given-up-work" });
  }
}
