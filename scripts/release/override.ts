import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  isAddress,
  MAX_OVERRIDE_HOURS,
  OVERRIDE_PARAMETER,
  OVERRIDE_PATH,
  Override,
  signedOverrideText,
} from '../../shared/src/contracts/override.ts'
import type { Registry } from '../../shared/src/contracts/registry.ts'
import { messages } from './messages.ts'
import { findEntry } from './registry.ts'

const HOUR = 3_600_000
const USUAL_HOURS = 8

export interface OverrideRequest {
  /** 'mf-chat 1.0.0-1a2b3c4d mf-planner http://localhost:4105 8h'; `--hours=8` as well, where npm leaves it. */
  words: readonly string[]
  /** What is published; null where nothing can be looked up, as for another server's storage. */
  registry: Registry | null
  /** PEM file of the key whose public half the server has as OVERRIDE_KEY. */
  keyFile: string | undefined
  /** Address of the server the link is for. */
  server: string
  now: Date
}

/** Gives a link that replaces remotes in the browser that opens it. Throws an error in plain words. */
export function overrideLink({ words, registry, keyFile, server, now }: OverrideRequest): {
  link: string
  until: Date
  remotes: Override['remotes']
} {
  const life = words.map(word => /^(?:--hours=)?(\d{1,3})h?$/.exec(word)?.[1]).find(Boolean)
  const hours = Number(life ?? USUAL_HOURS)
  if (hours < 1 || hours > MAX_OVERRIDE_HOURS) throw new Error(messages.overrideHours(MAX_OVERRIDE_HOURS))
  const pairs = words.filter(word => !/^(?:--hours=)?\d{1,3}h?$/.test(word))
  if (pairs.length === 0 || pairs.length % 2 === 1) throw new Error(messages.overrideWhat)
  const remotes: Record<string, string> = {}
  for (let n = 0; n < pairs.length; n += 2) {
    const [name = '', replacement = ''] = pairs.slice(n, n + 2)
    if (!isAddress(replacement)) {
      const { versions } = findEntry(registry, name)
      const known = versions.map(({ version }) => version)
      if (!known.includes(replacement)) throw new Error(messages.unknownVersion(name, replacement, known))
    }
    remotes[name] = replacement
  }
  if (!keyFile) throw new Error(messages.overrideKey)
  const until = new Date(now.getTime() + hours * HOUR)
  const said = Override.safeParse({ remotes, issued: now.toISOString(), until: until.toISOString() })
  if (!said.success) throw new Error(messages.overrideWhat)
  const payload = Buffer.from(JSON.stringify(said.data)).toString('base64url')
  const signature = sign(null, Buffer.from(signedOverrideText(payload)), createPrivateKey(readFileSync(keyFile)))
  const link = new URL(OVERRIDE_PATH, server)
  link.searchParams.set(OVERRIDE_PARAMETER, `${payload}.${signature.toString('base64url')}`)
  return { link: link.href, until, remotes }
}
