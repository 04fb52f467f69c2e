import { createPublicKey, verify } from 'node:crypto'
import { type Registry, signedText } from '@ariane/shared/contracts/registry'

/** A registry that nobody with the key wrote. */
class WrongSignature extends Error {
  constructor() {
    super('the registry is not signed with the key of REGISTRY_KEY')
    this.name = 'WrongSignature'
  }
}

/**
 * Takes the public key as REGISTRY_KEY gives it (Ed25519, SPKI in base64); without one every registry passes.
 * The check gives the registry, or throws WrongSignature.
 */
export function verifier(publicKey: string | undefined): (registry: Registry) => Registry {
  if (!publicKey) return registry => registry
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return registry => {
    const signature = Buffer.from(registry.signature ?? '', 'base64')
    if (!verify(null, Buffer.from(signedText(registry)), key, signature)) throw new WrongSignature()
    return registry
  }
}
