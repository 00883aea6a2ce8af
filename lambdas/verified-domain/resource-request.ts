import * as z from "zod";

/** What CloudFormation asks of a custom resource, and where it hears the answer. */
export const ResourceRequest = z.object({
  RequestType: z.enum(["Create", "Update", "Delete"]),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  PhysicalResourceId: z.string().optional(),
  ResourceProperties: z.object({ Domain: z.string().min(1) }),
});
export type ResourceRequest = z.infer<typeof ResourceRequest>;

type Answer = { readonly Status: "SUCCESS" } | { readonly Status: "FAILED"; readonly Reason: string };

/** Tells CloudFormation how it went; without an answer it waits for an hour. */
export const answer = async (request: ResourceRequest, outcome: Answer): Promise<void> => {
  const { LogicalResourceId, RequestId, ResourceProperties, ResponseURL, StackId } = request;
  const PhysicalResourceId = request.PhysicalResourceId ?? ResourceProperties.Domain;
  const body = JSON.stringify({ ...outcome, LogicalResourceId, PhysicalResourceId, RequestId, StackId });
  // The address is signed for a request without a content type.
  const response = await fetch(ResponseURL, { method: "PUT", headers: { "content-type": "" }, body });
  if (!response.ok) throw new Error(`CloudFormation took no answer: ${response.status}`);
};
