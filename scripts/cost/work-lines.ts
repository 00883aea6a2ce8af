import type { Given, Line } from "./line.ts";
import type { PriceName } from "./prices.ts";
import { siteRequests } from "./people-lines.ts";
import { type FunctionSize, countOf, functionSizes } from "./template.ts";
import { assumed, others, requests, stated, visitors, visits } from "./traffic.ts";

const calls = [...requests, ...others];
export const apiRequests = requests.reduce((sum, { times }) => sum + times, 0);
export const functionCalls = calls.reduce((sum, { times }) => sum + times, 0);

/** Gigabyte seconds on one kind of processor. */
export const gigabyteSeconds = (
  sizes: ReadonlyMap<string, FunctionSize>,
  wantsArm: boolean,
  of: typeof calls = calls,
): number =>
  of.reduce((sum, { of: name, times, milliseconds }) => {
    const size = sizes.get(name);
    if (size === undefined) throw new Error(`There is no function ${name} in the template.`);
    return size.isArm === wantsArm ? sum + size.gigabytes * times * (milliseconds / 1000) : sum;
  }, 0);

const line =
  (...types: readonly string[]) =>
  (what: string, amount: number, price: PriceName): Line => ({ group: "work", what, types, amount, price });

const ofFunctions = line("AWS::Lambda::Function", "AWS::Lambda::EventSourceMapping");
const ofApi = line("AWS::ApiGatewayV2::Api");
const ofSite = line("AWS::CloudFront::Distribution");
const ofEdge = line("AWS::CloudFront::Function");
const ofRealtime = line("AWS::AppSync::GraphQLApi");
const ofPictures = line("AWS::S3::Bucket");
const ofClock = line("AWS::Scheduler::Schedule");

const megabytesOfGigabyte = 1024;

/** The maximum, with every schedule running every minute: even that is free. */
const startsOfMonth = (schedules: number): number => schedules * 30 * 24 * 60;

const pictureLines = (): Line[] => [
  ofPictures(
    "Photos and receipts",
    (stated.bikes * assumed.megabytesOfBike) / megabytesOfGigabyte,
    "objectStorage",
  ),
  ofPictures("Storing them, first in staging", stated.registrations * 4, "objectWrites"),
  ofPictures("Reading them and the site's files", (visits + visitors) * 3, "objectReads"),
  ofPictures("Reading receipts", stated.registrations, "pagesRead"),
  ofPictures("Recognising objects and text in photos", stated.registrations * 2, "imagesRead"),
  ofPictures("Reading numbers in photos, twice each", assumed.photosChecked * 2, "imagesRead"),
];

export const workLines = ({ resources }: Pick<Given, "resources">): Line[] => {
  const sizes = functionSizes(resources);
  const loads = visits + visitors;
  return [
    ofFunctions("Calls of functions", functionCalls, "functionCalls"),
    ofFunctions("Their time on ARM", gigabyteSeconds(sizes, true), "armTime"),
    ofFunctions("Their time on x64", gigabyteSeconds(sizes, false), "x64Time"),
    ofApi("Requests to the API", apiRequests, "apiRequests"),
    ofSite("Requests to the site", siteRequests(), "siteRequests"),
    ofSite("Data sent by the site", (loads * assumed.megabytesOfVisit) / megabytesOfGigabyte, "siteBytes"),
    ofEdge("Functions at the edge", siteRequests(), "siteFunctions"),
    ofRealtime("Realtime events published", visits * assumed.updatesOfVisit, "realtimeCalls"),
    ofRealtime("Realtime events delivered", visits * assumed.updatesOfVisit * 2, "realtimeUpdates"),
    ofRealtime("Realtime connections", visits * assumed.minutesOfVisit, "realtimeMinutes"),
    ofClock("Scheduled starts", startsOfMonth(countOf(resources, "AWS::Scheduler::Schedule")), "schedules"),
    ...pictureLines(),
  ];
};
