import { spawn } from 'node:child_process'

type Options = { cwd: string; env?: Readonly<Record<string, string>> }

/** Runs a program of ours in a process of its own; gives its exit code and everything that it said, in black and white. */
export function runNode(
  args: readonly string[],
  { cwd, env }: Options,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
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
