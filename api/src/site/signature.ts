import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Registry, type RemoteEntry, signedEntryText, signedText } from '@ariane/shared/contracts/registry'

/** A text of the storage that nobody with the key wrote. */
class WrongSignature extends Error {
  constructor() {
    super('the storage is not signed with the key of REGISTRY_KEY')
    this.name = 'WrongSignature'
  }
}

interface Publisher {
  key: KeyObject
  /** What it may publish, as 'mf-chat' or 'shell'; null: everything. */
  may: readonly string[] | null
}

const WORD = /^(?:([a-z][a-z0-9,-]*)=)?([A-Za-z0-9+/]+={0,2})$/

/**
 * Reads who may publish what, as REGISTRY_KEY says it: public keys (Ed25519, SPKI in base64), each alone, or behind the
 * names of what it may publish: 'mf-chat,mf-planner=MCowBQ…'. @throws Error for anything else
 */
function readPublishers(keys: string): Publisher[] {
  return keys
    .trim()
    .split(/\s+/)
    .map(word => {
      const [, names, key = ''] = WORD.exec(word) ?? []
      const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
      return { key: read, may: names?.split(',') ?? null }
    })
}

const isSignedBy = ({ key }: Publisher, text: string, signature: string | null | undefined) =>
  verify(null, Buffer.from(text), key, Buffer.from(signature ?? '', 'base64'))

/** Throws WrongSignature unless somebody signed the text who may publish what it is about. */
export type SignatureCheck = (text: string, signature: string | null, about: string) => void

/** The check for what REGISTRY_KEY says; without it every text passes. */
export function signatureCheck(keys: string | undefined): SignatureCheck {
  if (!keys) return () => undefined
  const publishers = readPublishers(keys)
  return (text, signature, about) => {
    const some = publishers.some(one => (one.may?.includes(about) ?? true) && isSignedBy(one, text, signature))
    if (!some) throw new WrongSignature()
  }
}

/** What the signatures of a registry say. */
export interface Verified {
  /** Names of remotes whose entry nobody signed who may publish them. */
  foreign: string[]
  /** Whether who signed the whole may publish everything, and so may take a remote out of it. */
  isWhole: boolean
  /** Whether entries are signed each by its team. */
  hasTeams: boolean
}

/**
 * The check of a registry: any publisher signs the whole, and where teams have keys of their own, each entry is signed by one
 * who may publish its remote. It throws WrongSignature. `text` is what the signature of the whole is about.
 */
export function verifier(keys: string | undefined): (registry: Registry, text?: string) => Verified {
  if (!keys) return () => ({ foreign: [], isWhole: true, hasTeams: false })
  const publishers = readPublishers(keys)
  const hasTeams = publishers.some(({ may }) => may !== null)
  const isOwn = (entry: RemoteEntry) =>
    publishers.some(
      one =>
        (one.may?.includes(entry.name) ?? true) &&
        isSignedBy(one, signedEntryText(entry, entry.signed?.at ?? ''), entry.signed?.signature),
    )
  return (registry, text = signedText(registry)) => {
    const signers = publishers.filter(one => isSignedBy(one, text, registry.signature))
    if (signers.length === 0) throw new WrongSignature()
    const foreign = hasTeams ? registry.remotes.filter(entry => !isOwn(entry)).map(({ name }) => name) : []
    return { foreign, isWhole: signers.some(({ may }) => may === null), hasTeams }
  }
}
