import { createPublicKey, verify } from 'node:crypto'
import { type Registry, signedText } from '@ariane/shared/contracts/registry'

/** A text of the storage that nobody with the key wrote. */
class WrongSignature extends Error {
  constructor() {
    super('the storage is not signed with the key of REGISTRY_KEY')
    this.name = 'WrongSignature'
  }
}

/**
 * Takes the public key as REGISTRY_KEY gives it (Ed25519, SPKI in base64); without one every text passes.
 * The check throws WrongSignature.
 */
export function signatureCheck(publicKey: string | undefined): (text: string, signature: string | null) => void {
  if (!publicKey) return () => undefined
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return (text, signature) => {
    if (!verify(null, Buffer.from(text), key, Buffer.from(signature ?? '', 'base64'))) throw new WrongSignature()
  }
}

/** The same for a registry: gives it back, or throws WrongSignature. `text` is what its signature is about. */
export function verifier(publicKey: string | undefined): (registry: Registry, text?: string) => Registry {
  const check = signatureCheck(publicKey)
  return (registry, text = signedText(registry)) => {
    check(text, registry.signature)
    return registry
  }
}
