import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Serves out/ with `serve` on a port; returns its origin and a function that stops it. */
export async function serveExport(port = 4181): Promise<{ origin: string; close: () => void }> {
  const origin = `http://localhost:${port}`;
  const server = spawn('node_modules/.bin/serve', ['out', '-n', '-L', '-l', `${port}`], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return { origin, close: () => server.kill() };
    await setTimeout(100);
  }
  server.kill();
  throw new Error(`serve does not respond on port ${port}`);
}
