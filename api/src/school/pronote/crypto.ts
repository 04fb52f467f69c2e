import { constants, createCipheriv, createDecipheriv, createHash, createPublicKey, publicEncrypt } from 'node:crypto'

/** Key and initialisation vector of AES-128-CBC. */
export interface Cipher {
  key: Buffer
  iv: Buffer
}

export const md5 = (data: string | Uint8Array) => createHash('md5').update(data).digest()
export const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex').toUpperCase()

/** What both sides start from. */
export const initialCipher = (): Cipher => ({ key: md5(''), iv: Buffer.alloc(16) })

export function encrypt({ key, iv }: Cipher, data: string | Uint8Array): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([cipher.update(data), cipher.final()])
}

/** Throws when the key is not the one that encrypted it, but for one wrong key in about 250. */
export function decrypt({ key, iv }: Cipher, data: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', key, iv)
  return Buffer.concat([decipher.update(data), decipher.final()])
}

/** A public RSA key as the page writes it, in hexadecimal. */
export interface RsaKey {
  modulus: string
  exponent: string
}

/** The key that is built into the clients of servers which name none. */
export const BUILT_IN_KEY: RsaKey = {
  modulus:
    'b99b77a3d72d3a29b4271fc7b7300e2f791eb8948174be7b8024667e915446d4eea0c2424b8d1ebf7e2ddff9' +
    '4691c6e994e839225c627d140a8f1146d1b0b5f18a09bbd3d8f421ca1e3e4796b301eebccf80d81a32a15801' +
    '21b8294433c38377083c5517d5921e8a078cdc019b15775292efda2c30251b1ccabe812386c893e5',
  exponent: '10001',
}

const base64url = (hex: string) =>
  Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')

export function rsaEncrypt({ modulus, exponent }: RsaKey, data: Uint8Array): Buffer {
  const jwk = { kty: 'RSA', n: base64url(modulus), e: base64url(exponent) }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, data)
}
