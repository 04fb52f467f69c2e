import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Cipher, decrypt, encrypt } from './crypto.ts'
import { type Dialect, dialectOf, saysWhatToDo, type Version } from './dialect.ts'

export interface WireOptions {
  version: Version
  encrypts: boolean
  compresses: boolean
  /** The page names an RSA key, as older servers do. */
  rsa: boolean
}

/** How a simulated server writes and reads: its own code for the other half of what the client does. */
export function createWire({ version, encrypts, compresses, rsa }: WireOptions) {
  const dialect: Dialect = dialectOf(version)
  const keys = rsa ? generateKeyPairSync('rsa', { modulusLength: 1024 }) : undefined

  const flags = saysWhatToDo(version) ? `CrA:${encrypts},CoA:${compresses}` : `sCrA:${!encrypts},sCoA:${!compresses}`

  return {
    dialect,

    page(session: number): string {
      const key = keys ? `,MR:'${hexOf(keys.publicKey, 'n')}',ER:'${hexOf(keys.publicKey, 'e')}'` : ''
      return `<html><head><title>PRONOTE ${version.join('.')} - ESPACE ÉLÈVE</title></head>
        <body id="id_body" onload="try { Start ({h:'${session}',a:6,d:true,${flags}${key}}) } catch (e) { messageErreur (e) }"></body></html>`
    },

    /** The initialisation vector that the client chose. */
    chosenIv(uuid: string): Buffer {
      const bytes = Buffer.from(uuid, 'base64')
      return keys ? privateDecrypt({ key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING }, bytes) : bytes
    },

    read(sealed: unknown, cipher: Cipher): Record<string, unknown> {
      if (typeof sealed !== 'string') return sealed as Record<string, unknown>
      let bytes: Buffer = Buffer.from(sealed, 'hex')
      if (encrypts) bytes = decrypt(cipher, bytes)
      if (compresses) bytes = Buffer.from(inflateRawSync(bytes).toString('latin1'), 'hex')
      return JSON.parse(bytes.toString('utf8'))
    },

    write(content: object, cipher: Cipher): unknown {
      if (!encrypts && !compresses) return content
      const json = Buffer.from(JSON.stringify(content))
      const packed = compresses ? deflateRawSync(json) : json
      return (encrypts ? encrypt(cipher, packed) : packed).toString('hex').toUpperCase()
    },
  }
}

const hexOf = (key: KeyObject, part: 'n' | 'e') =>
  Buffer.from(String(key.export({ format: 'jwk' })[part]), 'base64url').toString('hex')
