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
import { type Alarms, alarmPeriod } from "#lib/constructs/alarm.ts";
import type { FeatureFunction, FunctionDefaults } from "#lib/constructs/feature-function.ts";
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
  readonly defaults: Pick<FunctionDefaults, "alarms" | "failureDestination">;
  /** What it means to a person that a change was given up. */
  readonly errorImpact: string;
};

/**
 * Hands every change of the table to a function. A partition's changes lie in one shard, and one shard is worked on by one
 * function at a time, so they come in their order. One that cannot be worked on is set aside and holds up nothing else.
 */
export class StreamConsumer extends Construct {
  constructor(scope: Construct, id: string, { table, consumer, changes, defaults, errorImpact }: Props) {
    super(scope, id);
    table.allowStream(consumer);
    const mapping = consumer.lambda.addEventSourceMapping("TableStream", {
      eventSourceArn: table.streamArn,
      // Changes made while a deployment was under way are not missed.
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 50,
      // More than one at a time would keep the order of an item, but not of a person.
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(6),
      onFailure: defaults.failureDestination.of(consumer),
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
      filters: filtersOf(changes),
    });
    this.ringWhenGivenUp(mapping, defaults.alarms, errorImpact);
    this.ringWhenLate(consumer, defaults.alarms);
  }

  private ringWhenLate({ lambda }: FeatureFunction, alarms: Alarms): void {
    const age = lambda.metric("IteratorAge", { statistic: "max", period: alarmPeriod });
    alarms.whenAbove(this, "Late", age, {
      above: Duration.minutes(10).toMilliseconds(),
      impact: `${this.node.id} follow what people change more than ten minutes late. The stream forgets a change after a day.`,
      page: "changes-late",
    });
  }

  /** Whether or not it could be put aside. */
  private ringWhenGivenUp(
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
