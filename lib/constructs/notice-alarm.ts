import { Alarm, type AlarmProps } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { RunbookPage } from "#lib/runbook.ts";

type Props = AlarmProps & { readonly page: RunbookPage };

/** An alarm that knows which page of the runbook it sends someone to. */
export class NoticeAlarm extends Alarm {
  readonly page: RunbookPage;
  constructor(scope: Construct, id: string, { page, ...props }: Props) {
    super(scope, id, props);
    this.page = page;
  }
}
