// A server with the client inside, on a port and a data file of its own. It can be killed like a
// machine that loses power, and comes back on the same port with the same file.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BUILT = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../target');

/** The program under test: the one that was built with the feature `client`. */
export const PROGRAM = process.env.GROGNARD ?? join(BUILT, 'debug/grognard');

/** One person here opens more tables than any other; bots and reactions wait for nobody. */
const USUAL = ['--least-time', '0', '--openings', '100000', '--tables-each', '1000'];

export class Server {
  readonly #folder: string;
  readonly #log: string;
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(folder: string, log: string) {
    this.#log = log;
    this.#folder = folder;
  }

  /** Starts a server with a data file in a new folder. It says what went wrong, unless it is to say nothing. */
  static async start(log: 'error' | 'off' = 'error'): Promise<Server> {
    if (!existsSync(PROGRAM))
      throw new Error(`${PROGRAM} is not there: build it with "make e2e", or name it by GROGNARD.`);
    const folder = mkdtempSync(join(tmpdir(), 'grognard-e2e-'));
    const server = new Server(folder, log);
    await server.restart();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the process on the same port and file as before. */
  async restart(): Promise<void> {
    const data = join(this.#folder, 'grognard.db');
    const options = ['serve', '--port', String(this.#port), '--data', data, ...USUAL];
    // A write beyond the size that `fillDisk` sets is to fail, not to end the process.
    const started = spawn('bash', ['-c', `trap '' XFSZ; exec "$@"`, 'bash', PROGRAM, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, GROGNARD_LOG: this.#log },
    });
    this.#process = started;
    this.#port = await portOf(started);
  }

  /** Kills the process at once, with no chance to put anything in order. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** From now on the server finds no more room for what it writes. */
  fillDisk() {
    this.#limit('1024:unlimited');
  }

  /** There is room again. */
  clearDisk() {
    this.#limit('unlimited:unlimited');
  }

  /** Stops the server and clears its data away. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #limit(size: string) {
    execFileSync('prlimit', ['--pid', String(this.#process?.pid), `--fsize=${size}`]);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }
}

/** Waits for the line that tells the address. */
function portOf(started: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
    const lines = createInterface({ input: started.stdout! });
    lines.on('line', (line) => {
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
