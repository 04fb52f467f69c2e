import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

// Nothing here comes from the client beside it, so that a test compares two readings of the protocol. Sources:
// [protocol] github.com/bain3/pronotepy, 'PRONOTE protocol.md'   [pronotepy] the same, pronoteAPI.py and clients.py
// [pawnote] github.com/LiterateInk/Pawnote.js, src               [site] github.com/Vexcited/PRONOTE.modules.js, the site's own

export interface WireOptions {
  version: readonly [number, number, number]
  encrypts: boolean
  compresses: boolean
  /** The page names an RSA key, as older servers do. */
  rsa: boolean
  /** What is neither encrypted nor compressed is written as the text of its JSON. */
  asText?: boolean
}

export interface Keys {
  key: Buffer
  iv: Buffer
}

export const md5 = (data: string | Uint8Array) => createHash('md5').update(data).digest()

/** [protocol] « AES default parameters »: the key is the MD5 of nothing, the vector is zeros. */
export const firstKeys = (): Keys => ({ key: md5(''), iv: Buffer.alloc(16) })

export function lock({ key, iv }: Keys, data: string | Uint8Array): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

export function unlock({ key, iv }: Keys, data: Uint8Array): Buffer {
  const cipher = createDecipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

const rank = ([year, minor, patch]: WireOptions['version']) => year * 1_000_000 + minor * 1000 + patch
/** Whether a server is of a version or a later one. */
export const isFrom = ({ version }: WireOptions, ...first: [number, number, number]) => rank(version) >= rank(first)

/** [protocol] for the oldest names, [pawnote] api-properties.ts for when each changed, [pronotepy] `post` for the newest. */
function fieldNames(options: WireOptions) {
  const data = isFrom(options, 2024, 3, 9) ? 'data' : 'donnees'
  return isFrom(options, 2025, 1, 3)
    ? { order: 'no', name: 'id', sealed: 'dataSec', data }
    : { order: 'numeroOrdre', name: 'nom', sealed: 'donneesSec', data }
}

/** [protocol] « Step 1 » for what is skipped, [pronotepy] `initialise` for what is done; left out, it is not done. */
function formatFlags(options: WireOptions): string {
  const { encrypts, compresses } = options
  if (isFrom(options, 2025, 1, 3)) return `${encrypts ? ',CrA:true' : ''}${compresses ? ',CoA:true' : ''}`
  return `,sCrA:${!encrypts},sCoA:${!compresses}`
}

let made: ReturnType<typeof makeKeys> | undefined
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 1024 })
/** Slow to make, and no server's secret. */
function rsaKeys() {
  made ??= makeKeys()
  return made
}

/** How a simulated server writes and reads. */
export function createWire(options: WireOptions) {
  const { version, encrypts, compresses, asText } = options
  const keys = options.rsa ? rsaKeys() : undefined

  return {
    names: fieldNames(options),

    /** [protocol] « Step 1 »; since 2026.2.4 a script starts the page, not its body (bain3/pronotepy issue 343). */
    page(session: number): string {
      const rsa = keys ? `,MR:'${toHex(keys.publicKey, 'n')}',ER:'${toHex(keys.publicKey, 'e')}'` : ''
      const start = `Start ({h:'${session}',a:6,d:true${formatFlags(options)}${rsa}})`
      const title = `<title>PRONOTE ${version.join('.')} - ESPACE ÉLÈVE</title>`
      return isFrom(options, 2026, 2, 4)
        ? `<html><head>${title}</head><body id="id_body"></body><script>try { ${start};} catch (e) {}</script></html>`
        : `<html><head>${title}</head><body id="id_body" onload="try { ${start} } catch (e) {}"></body></html>`
    },

    /** The initialisation vector that the client chose: [protocol] « Uuid ». */
    chosenIv(uuid: string): Buffer {
      const bytes = Buffer.from(uuid, 'base64')
      return keys ? privateDecrypt({ key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING }, bytes) : bytes
    },

    /** [site] ObjetCryptage.encrypter: what is sent is turned to hexadecimal before it is compressed. */
    read(sealed: unknown, cipher: Keys): Record<string, unknown> {
      if (typeof sealed !== 'string') return sealed as Record<string, unknown>
      let bytes: Buffer = Buffer.from(sealed, 'hex')
      if (encrypts) bytes = unlock(cipher, bytes)
      if (compresses) bytes = Buffer.from(inflateRawSync(bytes).toString('latin1'), 'hex')
      return JSON.parse(bytes.toString('utf8'))
    },

    /** [site] CommunicationProduit takes plain data as they are; [pawnote] response-function.ts meets them as text too. */
    write(content: object, cipher: Keys): unknown {
      if (!encrypts && !compresses) return asText ? JSON.stringify(content) : content
      const json = Buffer.from(JSON.stringify(content))
      const packed = compresses ? deflateRawSync(json) : json
      return (encrypts ? lock(cipher, packed) : packed).toString('hex').toUpperCase()
    },
  }
}

const toHex = (key: KeyObject, part: 'n' | 'e') =>
  Buffer.from(String(key.export({ format: 'jwk' })[part]), 'base64url').toString('hex')
