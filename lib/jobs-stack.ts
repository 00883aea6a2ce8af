import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { Clock } from "#lib/constructs/clock.ts";
import { ServiceAlarms } from "#lib/constructs/service-alarms.ts";
import { addFunction } from "#lib/features/function-record.ts";
import { jobs } from "#lib/features/functions.ts";
import type { Parts } from "#lib/parts.ts";

type Props = StackProps & { readonly parts: Parts; readonly door: ApiDoor };

/** What follows the table's changes, the clock or another service, and nobody calls. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { parts: given, door, ...props }: Props) {
    super(scope, id, props);
    const parts = { ...given, clock: new Clock(this, "Clock", given.defaults) };
    new ServiceAlarms(this, "Services", given, door);
    for (const job of jobs) addFunction(this, job, parts);
  }
}
