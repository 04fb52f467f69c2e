import { spawn } from 'node:child_process'

type Options = { cwd: string; env?: Readonly<Record<string, string>>; timeoutMs?: number }

/** Runs a program of ours in a process of its own; gives its exit code (null: it was stopped) and all that it said, without colours. */
export function runNode(
  args: readonly string[],
  { cwd, env, timeoutMs }: Options,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => resolve({ code, said: output.trim() }))
  })
}
