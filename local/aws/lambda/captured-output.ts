import { AsyncLocalStorage } from "node:async_hooks";

type Sink = (text: string) => void;

const sinks = new AsyncLocalStorage<Sink>();

const divert = (stream: NodeJS.WriteStream): (() => void) => {
  const write = stream.write.bind(stream);
  const diverted: typeof stream.write = (chunk: string | Uint8Array, ...rest: never[]) => {
    const sink = sinks.getStore();
    if (sink === undefined) return write(chunk, ...rest);
    sink(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    const done = rest.findLast((argument) => typeof argument === "function");
    if (done !== undefined) queueMicrotask(done);
    return true;
  };
  stream.write = diverted;
  return () => {
    stream.write = write;
  };
};

/** Sends the output of `task` to `sink`, including output after it has ended. */
export const withOutputTo = <T>(sink: Sink, task: () => Promise<T>): Promise<T> => sinks.run(sink, task);

/** Separates functions' output from the terminal's; returns an undo. */
export const captureOutput = (): (() => void) => {
  const restore = [divert(process.stdout), divert(process.stderr)];
  return () => {
    for (const undo of restore) undo();
  };
};
