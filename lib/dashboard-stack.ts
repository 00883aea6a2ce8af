import { Stack, type StackProps } from "aws-cdk-lib";
import { Dashboard } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import { ownGraphs } from "#lib/dashboard/own-graphs.ts";
import { partOf } from "#lib/dashboard/part.ts";
import { sectionNames, sections } from "#lib/dashboard/sections.ts";
import { watchedIn } from "#lib/dashboard/watched.ts";
import type { Resources } from "#lib/resources.ts";

type Props = StackProps & { readonly resources: Resources; readonly door: ApiDoor };

/** One page of everything that is measured: what people feel first, then what waits, then what it costs. It comes last, for it shows what all other stacks have, and nothing waits for it. */
export class DashboardStack extends Stack {
  constructor(scope: Construct, id: string, { resources, door, ...props }: Props) {
    super(scope, id, props);
    const watched = watchedIn(this.node.root);
    const graphs = ownGraphs(resources, door);
    new Dashboard(this, "Dashboard", {
      dashboardName: accountWideName(this, "Registry"),
      widgets: sectionNames.flatMap((section) =>
        partOf(sections[section], watched(section), graphs[section] ?? [], this.region),
      ),
    });
  }
}
