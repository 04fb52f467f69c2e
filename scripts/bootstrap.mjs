// Runs on Node ≥ 18 with nothing installed: fetches Node 24 and pnpm 12 from the npm registry into .tools/,
// installs the workspace when it changed, then runs scripts/tasks.ts under that Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = '24.21.0'
const PNPM = '12.21.0'
/** SHA-256 of what was fetched, by platform; on another one, for whose packages none is known, the exact version has to do. */
const DIGESTS = {
  'linux-x64': {
    'node/bin/node': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'pnpm/pnpm': 'bd994d790972d26804c9db0a28089b6ec72367270349d3e8c2ce6ef28037d679',
  },
  'linux-arm64': {
    'node/bin/node': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
    'pnpm/pnpm': 'ea5e91cffafb8dd76e46b049f5306ad02b682538332b1cf9de3acdef1e421bd4',
  },
  'win32-x64': { 'node/bin/node.exe': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32' },
}
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const tools = path.join(root, '.tools', `node-${NODE}-pnpm-${PNPM}`)
const bin = path.join(tools, 'node_modules', '.bin')
const [task = 'start', ...rest] = process.argv.slice(2)

/** npm's own settings must not leak into the npm and pnpm that we start. */
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)),
)
const env = { ...cleanEnv, PATH: bin + path.delimiter + process.env.PATH, pnpm_config_pm_on_fail: 'ignore' }

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', ...options })
  if (result.status === 0) return
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? `${result.error.message}\n` : ''}`)
  return 'failed'
}

function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

async function waitFor(what, work) {
  const started = Date.now()
  process.stdout.write(`  ${what} …`)
  const result = await work()
  process.stdout.write(result ? ' échec\n' : ` ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  return result
}

async function installTools() {
  if (existsSync(path.join(tools, '.ok'))) return
  rmSync(tools, { recursive: true, force: true })
  mkdirSync(tools, { recursive: true })
  const dependencies = { node: NODE, pnpm: PNPM }
  const allowScripts = { [`node@${NODE}`]: true, [`pnpm@${PNPM}`]: true }
  writeFileSync(path.join(tools, 'package.json'), JSON.stringify({ private: true, dependencies, allowScripts }))
  const cli = process.env.npm_execpath
  const npm = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm']
  const flags = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false']
  const bad = await waitFor(`Outils (Node ${NODE}, pnpm ${PNPM})`, () =>
    run(npm[0], [...npm.slice(1), ...flags], { cwd: tools, env: cleanEnv }),
  )
  if (bad)
    stop("Les outils n'ont pas pu être installés. Vérifiez la connexion à internet (registre npm), puis recommencez.")
  for (const [file, digest] of Object.entries(DIGESTS[`${process.platform}-${process.arch}`] ?? {})) {
    const bytes = readFileSync(path.join(tools, 'node_modules', file))
    if (createHash('sha256').update(bytes).digest('hex') === digest) continue
    rmSync(tools, { recursive: true, force: true })
    stop(`Ce qui a été téléchargé n'est pas ce qui était attendu (${file}) : rien n'est installé.`)
  }
  writeFileSync(path.join(tools, '.ok'), '')
}

/** What decides the installed packages: the lockfile, the catalogue and every package.json. */
function installStamp() {
  const hash = createHash('sha256')
  const folders = readdirSync(root, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...folders.map(({ name }) => `${name}/package.json`),
  ]
  for (const file of files) if (existsSync(path.join(root, file))) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Browsers and test tools are only installed for the tasks that need them. */
const LIGHT = new Set(['start', 'demo', 'build', 'admin', 'backup', 'drill', 'restore', 'upgrade', 'import'])

async function installPackages() {
  const wanted = installStamp()
  const stampOf = kind => path.join(root, 'node_modules', `.installed-${kind}`)
  const fresh = kind => existsSync(stampOf(kind)) && readFileSync(stampOf(kind), 'utf8') === wanted
  const light = LIGHT.has(task)
  if (fresh('full') || (light && fresh('light'))) return
  const filter = light ? ['--filter', '!@ariane/e2e'] : []
  // A new package of the workspace is written into the lockfile where people work, never where changes land.
  const lockfile = process.env.CI ? '--frozen-lockfile' : '--prefer-frozen-lockfile'
  const bad = await waitFor('Dépendances', () => run('pnpm', ['install', lockfile, ...filter]))
  if (bad) stop("Les dépendances n'ont pas pu être installées : le message ci-dessus dit pourquoi.")
  writeFileSync(stampOf(light ? 'light' : 'full'), wanted)
}

/** What is committed is formatted first (.githooks); hooks that somebody chose stay. */
function setHooks() {
  if (process.env.CI || !existsSync(path.join(root, '.git'))) return
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (git('config', '--get', 'core.hooksPath').status !== 1) return
  const folder = path.resolve(root, git('rev-parse', '--git-path', 'hooks').stdout.trim())
  if (existsSync(folder) && readdirSync(folder).some(name => !name.endsWith('.sample'))) return
  git('config', 'core.hooksPath', '.githooks')
}

await installTools()
await installPackages()
setHooks()
const child = spawn('node', [path.join(root, 'scripts', 'tasks.ts'), task, ...rest], {
  cwd: root,
  env,
  stdio: 'inherit',
})
// Ctrl+C reaches the child by itself; a plain kill of npm has to be passed on.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
