import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { Clock } from "#lib/constructs/clock.ts";
import { Spending } from "#lib/constructs/spending.ts";
import { ServiceAlarms } from "#lib/constructs/service-alarms.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { jobs } from "#lib/features/functions.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & { readonly resources: Resources; readonly door: ApiDoor };

/** What follows the table's changes, the clock or another service, and nobody calls. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { resources: given, door, ...props }: Props) {
    super(scope, id, props);
    const resources = { ...given, clock: new Clock(this, "Clock", given.defaults) };
    new ServiceAlarms(this, "Services", given, door);
    new Spending(this, "Spending", given.defaults);
    for (const job of jobs) addFunction(this, job, resources);
  }
}
