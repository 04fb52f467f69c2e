/**
 * Changes which versions people get, without building anything. Effective with the next page or retry.
 *   node scripts/remotes.ts list
 *   node scripts/remotes.ts canary mf-chat 1.0.0-1a2b3c4d 10
 *   node scripts/remotes.ts promote mf-chat [version]
 *   node scripts/remotes.ts rollback mf-chat
 *   node scripts/remotes.ts disable mf-chat "raison"
 *   node scripts/remotes.ts enable mf-chat
 */
import { appendFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import type { RemoteEntry } from '../shared/src/contracts/registry.ts'
import { canary, disable, enable, promote, rollback } from './site/changes.ts'
import { withLock } from './site/lock.ts'
import { BUILD } from './site/packages.ts'
import { readRegistry, writeRegistry } from './site/registry.ts'

const [command = 'list', name = '', ...rest] = process.argv.slice(2)

function change(entry: RemoteEntry, now: Date): RemoteEntry {
  const [first = '', second = ''] = rest
  switch (command) {
    case 'canary':
      return canary(entry, first, Number(second || 'rien'))
    case 'promote':
      return promote(entry, first || undefined)
    case 'rollback':
      return rollback(entry)
    case 'disable':
      return disable(entry, rest.join(' '), now)
    case 'enable':
      return enable(entry)
    default:
      throw new Error(`Commande inconnue : ${command}. Commandes : list, canary, promote, rollback, disable, enable.`)
  }
}

function describe({ name, active, lastGood, canary, disabled }: RemoteEntry): string {
  const parts = [
    `${name} : ${active}`,
    canary && `canari ${canary.version} pour ${canary.share} %`,
    lastGood && `retour possible à ${lastGood}`,
    disabled && `ARRÊTÉ (${disabled.reason})`,
  ]
  return parts.filter(Boolean).join(', ')
}

async function run(): Promise<void> {
  const remotes = (await readRegistry())?.remotes
  if (!remotes) throw new Error('Aucun remote n’est publié. Lancez d’abord : node scripts/site.ts')
  if (command === 'list') {
    for (const entry of remotes) console.log(describe(entry))
    return
  }
  const before = remotes.find(entry => entry.name === name)
  if (!before)
    throw new Error(`Remote inconnu : ${name || '(aucun)'}. Publiés : ${remotes.map(r => r.name).join(', ')}.`)
  const now = new Date()
  const after = change(before, now)
  await writeRegistry(
    remotes.map(entry => (entry === before ? after : entry)),
    now,
  )
  const line = {
    time: now.toISOString(),
    by: userInfo().username,
    command,
    name,
    rest,
    was: before.active,
    is: after.active,
  }
  await appendFile(path.join(BUILD, 'remotes-audit.jsonl'), `${JSON.stringify(line)}\n`)
  console.log(describe(after))
}

try {
  await withLock(BUILD, run)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
