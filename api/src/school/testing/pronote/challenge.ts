import { createHash, randomBytes, randomInt } from 'node:crypto'
import { isFrom, type Keys, lock, md5, unlock, type WireOptions } from './wire.ts'

/** What a client has to show that it knows the secret. */
export interface Challenge {
  /** The answer to Identification. */
  asked: { alea?: string; challenge: string; modeCompLog: number; modeCompMdp: number }
  keys: Keys
  isSolvedBy(answer: string): boolean
}

const LETTERS = 'abcdefghijklmnopkrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Asks who knows a secret; the sources are those of wire.ts and sources.ts. */
export function makeChallenge(options: WireOptions, iv: Buffer, username: string, secret: string): Challenge {
  const isBare = isFrom(options, 2026, 2, 5)
  // bain3/pronotepy issue 348: these servers send no `alea`, want the name in lower case and ask one bare block.
  const alea = isBare ? undefined : randomBytes(8).toString('hex')
  const hash = createHash('sha256').update((alea ?? '') + secret.trim(), 'utf8')
  const login = isBare ? username.trim().toLowerCase() : username
  const keys = { key: md5(login + hash.digest('hex').toUpperCase()), iv }
  const wanted = isBare ? randomBytes(16).toString('hex').toUpperCase() : randomBytes(8).toString('hex')
  return {
    keys,
    asked: {
      ...(alea && { alea }),
      challenge: isBare ? wanted : lock(keys, noisy(wanted)).toString('hex'),
      modeCompLog: isBare ? 1 : 0,
      modeCompMdp: 0,
    },
    isSolvedBy(answer) {
      try {
        return unlock(keys, Buffer.from(answer, 'hex')).toString('utf8') === wanted
      } catch {
        return false
      }
    },
  }
}

/** [protocol] « Step 2 »: every second character is noise; [site] ObjetCryptage.ajouterAlea says of which letters. */
const noisy = (text: string) => [...text].map(letter => letter + LETTERS[randomInt(LETTERS.length)]).join('')
