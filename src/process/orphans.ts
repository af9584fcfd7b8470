import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcOwn, type ProcessStatus, readBeginning, statusOf } from "../system/process-status.js";

/** The environment variable that marks the processes of a test: the run's name, a dot and the test's number. */
export const markName = "TREEMIN_TEST";

/** The shortest and the longest time between two checks for orphans, in milliseconds. */
const pauses = { shortest: 100, longest: 400 };

/** The pause between two checks is this many times as long as a check takes, within these limits. */
const pauseFactor = 50;

/** At most so many ancestors of a process are checked. */
const mostAncestors = 100;

/** How the processes of a run are recognised. */
export interface MarkedRun {
  /** The run's name, with which the mark begins. */
  readonly name: string;
  /** The folders that hold the test folders, each of which has the number of its test as its name. */
  readonly folders: readonly string[];
}

/** The callbacks for the processes that were found. */
interface OrphanHandlers {
  /** Returns whether the test with a number has ended, so that its processes are orphans. */
  readonly isOver: (test: number) => boolean;
  /** Is called after each check, with the tests that had processes, unless processes cannot be seen. */
  readonly checked?: (tests: ReadonlySet<number>) => void;
}

/** A process that was seen to belong to a test. */
interface TestDescendant {
  readonly test: number;
  /** When it started, because its number may be given to another process later. */
  readonly started: string | null;
}

/**
 * Finds and kills orphans: processes that a test left behind in sessions of their own, where a signal to its process group does
 * not reach them. It recognises them by the mark in their environment or, if they emptied that, by their working directory, or
 * because they were seen as descendants of a test, or in a session of one, while it ran. This needs the `/proc` of this PID
 * namespace, as on Linux; without, it finds none.
 */
export class Orphans {
  readonly #run: MarkedRun;
  readonly #handlers: OrphanHandlers;
  /** Holds the environment of one process at a time, which Linux limits to less. */
  readonly #environment = Buffer.allocUnsafeSlow(6 << 20);
  /** Processes that were seen to belong to tests. */
  readonly #members = new Map<number, TestDescendant>();
  /** The tests that are running, by the numbers of their first processes, which are also those of their sessions. */
  readonly #running = new Map<number, number>();
  /** Processes that do not and cannot belong to this run. All others are checked every time. */
  #unrelated = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #checksLeft = 0;
  /** What was read in this check, because processes share ancestors. */
  readonly #statuses = new Map<number, ProcessStatus | undefined>();

  constructor(run: MarkedRun, handlers: OrphanHandlers) {
    this.#run = run;
    this.#handlers = handlers;
  }

  /** Follows the processes that a test starts, from its first process on. To be called when the test has begun. */
  follow(test: number, pid: number | undefined): void {
    if (pid === undefined) return;
    this.#running.set(pid, test);
    this.checkSoon();
  }

  /** Stops following a test. To be called when its first process has ended; {@link checkSoon} then finds what it left behind. */
  unfollow(pid: number | undefined): void {
    if (pid !== undefined) this.#running.delete(pid);
    this.checkSoon();
  }

  /** Checks for orphans soon, and again as long as there are any, or tests are running. */
  checkSoon(): void {
    // While a process is replaced by another program, it has no environment for a moment. So one check is not enough.
    this.#checksLeft = 2;
    if (!this.#timer) this.#checkIn(pauses.shortest);
  }

  /** Stops checking and kills all processes of the run that are left. */
  async killAll(): Promise<void> {
    this.#stopChecking();
    this.#unrelated.clear();
    for (let quiet = 0, checks = 0; quiet < 2 && checks < 50; checks++) {
      quiet = this.#kill(() => true) ? 0 : quiet + 1;
      await sleep(10);
    }
  }

  #check(): void {
    const start = performance.now();
    this.#checksLeft = this.#kill(this.#handlers.isOver) ? 2 : this.#checksLeft - 1;
    if (this.#checksLeft <= 0 && this.#running.size === 0) this.#stopChecking();
    else this.#checkIn(Math.max(pauses.shortest, Math.min(pauseFactor * (performance.now() - start), pauses.longest)));
  }

  #checkIn(pause: number): void {
    this.#timer = setTimeout(() => this.#check(), pause).unref();
  }

  #stopChecking(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Kills the processes of ended tests; returns whether there were any. */
  #kill(isOver: (test: number) => boolean): boolean {
    let found = false;
    const unrelated = new Set<number>();
    const seen = new Set<number>();
    const pids = otherProcesses();
    if (!pids) return false;
    this.#statuses.clear();
    const living = new Set(pids);
    for (const pid of this.#members.keys()) if (!living.has(pid)) this.#members.delete(pid);
    for (const pid of pids) {
      const test = this.#unrelated.has(pid) ? "none" : this.#testOf(pid);
      if (test === "none") unrelated.add(pid);
      else if (test !== undefined) {
        seen.add(test);
        if (isOver(test)) found = kill(pid) || found;
      }
    }
    this.#unrelated = unrelated;
    this.#handlers.checked?.(seen);
    return found;
  }

  /** The number of the test that a process belongs to, `"none"` if it belongs to none, undefined if that cannot be seen now. */
  #testOf(pid: number): number | "none" | undefined {
    if (this.#statusOf(pid)?.isKernelThread) return "none";
    const test = this.#testByFamily(pid) ?? this.#testByTraces(pid);
    if (typeof test === "number" && !this.#members.has(pid)) {
      this.#members.set(pid, { test, started: this.#statusOf(pid)?.started ?? null });
    }
    return test;
  }

  /** The test that a process, the one that began its session, or one of its ancestors is known to belong to. */
  #testByFamily(pid: number): number | undefined {
    if (this.#members.size + this.#running.size === 0) return undefined;
    for (let each = pid, steps = 0; each > 1 && each !== process.pid && steps < mostAncestors; steps++) {
      const status = this.#statusOf(each);
      if (!status) return undefined;
      const member = this.#members.get(each);
      if (member?.started === status.started) return member.test;
      const test = this.#running.get(each) ?? this.#running.get(status.session);
      if (test !== undefined) return test;
      each = status.parent;
    }
    return undefined;
  }

  #statusOf(pid: number): ProcessStatus | undefined {
    if (!this.#statuses.has(pid)) this.#statuses.set(pid, statusOf(pid));
    return this.#statuses.get(pid);
  }

  #testByTraces(pid: number): number | "none" | undefined {
    try {
      const length = readBeginning(`/proc/${pid}/environ`, this.#environment);
      const mark = `${this.#run.name}.`;
      const at = this.#environment.subarray(0, length).indexOf(mark);
      if (at >= 0) {
        return Number.parseInt(this.#environment.toString("latin1", at + mark.length, at + mark.length + 12), 10);
      }
      return this.#testIn(readlinkSync(`/proc/${pid}/cwd`)) ?? (length > 0 ? "none" : undefined);
    } catch (error) {
      // A process that we have no right to read is one that we have no right to kill.
      return (error as NodeJS.ErrnoException).code === "EACCES" ? "none" : undefined;
    }
  }

  /** The number of the test whose folder contains or is the given folder. */
  #testIn(folder: string): number | undefined {
    const parent = this.#run.folders.find((each) => folder.startsWith(`${each}/`));
    const test = parent === undefined ? Number.NaN : Number.parseInt(folder.slice(parent.length + 1), 10);
    return Number.isNaN(test) ? undefined : test;
  }
}

/** The numbers of all processes but this one; undefined if they cannot be seen. */
function otherProcesses(): readonly number[] | undefined {
  if (!isProcOwn) return undefined;
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  } catch {
    return undefined;
  }
}

/** Kills a process; returns whether it still existed. */
function kill(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
