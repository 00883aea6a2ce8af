import { workerData } from "node:worker_threads";
import { openParent } from "#local/thread/parent.ts";

const { falls, waitsFor }: { falls: "at its start" | "later" | "never"; waitsFor: string } = workerData;
if (falls === "at its start") throw new Error("cannot start");
const parent = openParent<string, string>(async (): Promise<void> => parent.tell("closing"));
if (falls === "later") setTimeout(() => void Promise.reject(new Error("fell")), 1);
parent.ready("listening");
for (const word of ["first", "second"]) parent.tell(word);
parent.tell(await parent.ask(waitsFor));
