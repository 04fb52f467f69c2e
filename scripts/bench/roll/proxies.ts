import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../site/packages.ts'

/** Ports of the two nodes and of the proxy before them. */
export interface Ports {
  a: number
  b: number
  proxy: number
}

/** The proxies whose samples stand in `deploy/`: those are what is measured, with other ports. */
export const PROXIES = ['haproxy', 'caddy', 'nginx'] as const
export type ProxyName = (typeof PROXIES)[number]

const START_MS = 10_000
const POLL_MS = 50

/** Whether this machine has it. Debian keeps them where only root looks. */
const PATHS = `${process.env.PATH}:/usr/sbin`
export const isInstalled = (proxy: ProxyName) =>
  spawnSync('sh', ['-c', `command -v ${proxy}`], { env: { PATH: PATHS } }).status === 0

const sample = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8')
const withPorts = (text: string, { a, b, proxy }: Ports) =>
  text.replaceAll(':3001', `:${a}`).replaceAll(':3002', `:${b}`).replaceAll(':8080', `:${proxy}`)

function prepare(proxy: ProxyName, ports: Ports, folder: string): { command: string[]; env?: Record<string, string> } {
  const file = path.join(folder, proxy)
  if (proxy === 'haproxy') {
    writeFileSync(file, withPorts(sample('haproxy.cfg'), ports))
    return { command: ['haproxy', '-db', '-f', file] }
  }
  if (proxy === 'nginx') {
    // The sample is a part of a configuration, as in conf.d.
    const server = withPorts(sample('nginx.conf'), ports)
    writeFileSync(file, `pid ${file}.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${server}\n}\n`)
    return { command: ['nginx', '-c', file, '-g', 'daemon off;'] }
  }
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sample('Caddyfile')}`)
  const env = { SITE: `http://127.0.0.1:${ports.proxy}`, NODES: `127.0.0.1:${ports.a} 127.0.0.1:${ports.b}` }
  return { command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file], env: { ...env, HOME: folder } }
}

/** Starts a proxy before nodes that run; `stop` ends it. */
export async function startProxy(proxy: ProxyName, ports: Ports, folder: string): Promise<{ stop(): Promise<void> }> {
  const { command, env } = prepare(proxy, ports, folder)
  const [program = '', ...rest] = command
  const child: ChildProcess = spawn(program, rest, {
    env: { ...process.env, PATH: PATHS, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const until = Date.now() + START_MS
  while (!(await fetch(`http://127.0.0.1:${ports.proxy}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${proxy} does not answer: ${said}`)
    await pause(POLL_MS)
  }
  return {
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
