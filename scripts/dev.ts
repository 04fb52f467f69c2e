/**
 * Development servers with hot reload behind the API's one address.
 *   node scripts/dev.ts            shell and all remotes
 *   node scripts/dev.ts mf-chat    shell and this remote; the others as they were last built
 *   node scripts/dev.ts mf-chat --with https://essai.example   the others as that installation has them
 *   node scripts/dev.ts local mf-chat  this remote as it would be published, for a deployed shell (docs/teams.md)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEV_OFFSET, devPort } from '../shared/src/contracts/registry.ts'
import { writeBuildErrors } from '../shared/src/federation/build-errors.ts'
import { findOffset } from './dev-ports.ts'
import { buildSite } from './site/main.ts'
import { PACKAGES, REMOTES, ROOT } from './site/packages.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { with: { type: 'string' } } })
const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
// npm keeps `--with` for itself and hands on the address alone.
const deployed = values.with ?? positionals.find(isAddress)
if (deployed !== undefined && !isAddress(deployed)) {
  console.error(`« ${deployed} » n’est pas l’adresse d’une installation, comme https://essai.example.`)
  process.exit(1)
}
const asked = positionals.filter(text => !isAddress(text))
const isLocal = asked[0] === 'local'
const wanted = isLocal ? asked.slice(1) : asked
const unknown = wanted.filter(name => !REMOTES.includes(name))
if (unknown.length > 0) {
  console.error(`Remote inconnu : ${unknown.join(', ')}. Connus : ${REMOTES.join(', ')}.`)
  process.exit(1)
}
const inDev = wanted.length > 0 ? ['shell', ...wanted] : PACKAGES
const published = REMOTES.filter(name => !inDev.includes(name))
if (published.length > 0 && !isLocal && !deployed) await buildSite(published)

const API_PORT = 3000
const offset = await findOffset([
  ...(isLocal ? wanted : inDev).map(devPort),
  ...(isLocal || process.env.PORT ? [] : [API_PORT]),
])
if (offset === null) {
  console.error('Tous les ports de développement sont pris sur cette machine : arrêtez un autre « npm run dev ».')
  process.exit(1)
}
if (offset > 0) console.log('Un autre dossier est servi sur cette machine : celui-ci prend les ports suivants.')

const children: ChildProcess[] = []

function start(name: string, cwd: string, args: string[], env: Record<string, string>): void {
  // What an earlier run left would be shown as if it were now.
  if (name !== 'api') writeBuildErrors(ROOT, name, [])
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, [DEV_OFFSET]: String(offset), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.push(child)
  child.on('exit', code => {
    if (!code) return
    const sentence = `${name} s’est arrêté (code ${code}) : le terminal dit pourquoi.`
    console.error(sentence)
    if (name !== 'api') writeBuildErrors(ROOT, name, [sentence])
  })
}

const rsbuild = path.join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js')
const serve = (name: string, mode: string) => start(name, path.join(ROOT, name), [rsbuild, 'dev'], { NODE_ENV: mode })
if (isLocal) {
  // A deployed shell has the production parts of the kits, which a development build cannot live with.
  for (const name of wanted) serve(name, 'production')
} else {
  for (const name of inDev) serve(name, 'development')
  start('api', ROOT, ['--watch', 'api/src/simulator/main.ts'], {
    ARIANE_DEV: inDev.join(','),
    NODE_ENV: 'development',
    SIMULATOR: '1',
    PORT: process.env.PORT ?? String(API_PORT + offset),
    ...(deployed && { ARIANE_DEV_WITH: deployed }),
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
