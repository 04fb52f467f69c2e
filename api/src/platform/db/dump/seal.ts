import { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { UnreadableBackup } from './format.ts'

/** The dump is encrypted and no key was given; nothing was changed. */
export class SealedBackup extends Error {
  override name = 'SealedBackup'
}

/** The dump was encrypted for other keys; nothing was changed. */
export class OtherBackupKey extends Error {
  override name = 'OtherBackupKey'
}

const SECRET = /^AGE-SECRET-KEY-\S+$/gm
const NO_MATCH = /no identity matched/

type Bytes = AsyncIterable<Uint8Array>

/** Whether a file is encrypted, by its name. */
export const isSealed = (file: string) => file.endsWith('.age')

/** Whether dumps may be encrypted for a public key. */
export function isPublicKey(key: string): boolean {
  try {
    new Encrypter().addRecipient(key)
    return true
  } catch {
    return false
  }
}

/** A new pair of keys. */
export async function makeKeys(): Promise<{ secret: string; public: string }> {
  const secret = await generateX25519Identity()
  return { secret, public: await identityToRecipient(secret) }
}

/** The private keys in the text of a key file. */
export const readSecrets = (text: string): string[] => text.match(SECRET) ?? []

/** Node's type of a stream and the browser's differ by the views that they read into. */
const stream = (bytes: Bytes) => WebStream.from(bytes) as unknown as ReadableStream<Uint8Array>

/** Encrypts what comes for each of these public keys, as `age` does: https://age-encryption.org/v1 */
export async function* seal(bytes: Bytes, publicKeys: readonly string[]): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  for (const key of publicKeys) encrypter.addRecipient(key)
  yield* await encrypter.encrypt(stream(bytes))
}

/** Decrypts with any of these private keys. Throws SealedBackup, OtherBackupKey, UnreadableBackup. */
export async function* unseal(bytes: Bytes, secrets: readonly string[]): AsyncGenerator<Uint8Array> {
  if (secrets.length === 0) throw new SealedBackup()
  const decrypter = new Decrypter()
  for (const secret of secrets) decrypter.addIdentity(secret)
  try {
    yield* await decrypter.decrypt(stream(bytes))
  } catch (error) {
    // What the disk says of the file has a code; what is wrong with its bytes has none.
    if (!(error instanceof Error) || 'code' in error) throw error
    if (NO_MATCH.test(error.message)) throw new OtherBackupKey(error.message, { cause: error })
    throw new UnreadableBackup(error.message, { cause: error })
  }
}
