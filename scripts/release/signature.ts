import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type Registry, type RemoteEntry, signedEntryText, signedText } from '../../shared/src/contracts/registry.ts'
import { messages } from './messages.ts'

/** Signature of a text by the private key of a PEM file (Ed25519); without a file none. */
export function signText(text: string, keyFile: string | undefined): string | null {
  if (!keyFile) return null
  return sign(null, Buffer.from(text), createPrivateKey(readFileSync(keyFile))).toString('base64')
}

export const signed = (registry: Registry, keyFile: string | undefined): Registry => ({
  ...registry,
  signature: signText(signedText(registry), keyFile),
})

/** An entry with the signature of who changed it at a time; without a key file without any. */
export function signedEntry({ signed: _before, ...entry }: RemoteEntry, keyFile: string | undefined, at: string) {
  const signature = signText(signedEntryText(entry, at), keyFile)
  return signature === null ? entry : { ...entry, signed: { at, signature } }
}

/** A key by a few characters of its public half, as the journal names it. */
const nameKey = (publicKey: KeyObject) => {
  const bytes = publicKey.export({ type: 'spki', format: 'der' })
  return messages.key(createHash('sha256').update(bytes).digest('hex').slice(0, 8))
}

/** Who acts, for the journal: the key that signs, or the account of the machine where nothing is signed. */
export const actor = (keyFile: string | undefined): string =>
  keyFile ? nameKey(createPublicKey(readFileSync(keyFile, 'utf8'))) : userInfo().username

/** Writes a new private key, readable by its owner alone, and gives the public one as REGISTRY_KEY expects it. */
export function makeKeys(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
