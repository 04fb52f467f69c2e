import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Registry, type RemoteEntry, signedEntryText, signedText } from '../../shared/src/contracts/registry.ts'

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

/** Writes a new private key, readable by its owner alone, and gives the public one as REGISTRY_KEY expects it. */
export function makeKeys(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
