import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Registry, signedText } from '../../shared/src/contracts/registry.ts'

/** Signs a registry with the private key of a PEM file (Ed25519); without one it stays unsigned. */
export function signed(registry: Registry, keyFile: string | undefined): Registry {
  if (!keyFile) return { ...registry, signature: null }
  const key = createPrivateKey(readFileSync(keyFile))
  return { ...registry, signature: sign(null, Buffer.from(signedText(registry)), key).toString('base64') }
}

/** Writes a new private key, readable by its owner alone, and gives the public one as REGISTRY_KEY expects it. */
export function makeKeys(file: string): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
