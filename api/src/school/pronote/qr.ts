import { refuse } from '../failure.ts'
import { decrypt, md5 } from './crypto.ts'

export interface QrCode {
  /** Encrypted with the four digits, in hexadecimal. */
  jeton: string
  login: string
  url: string
}

/** The login and the one-time token of a QR code. Fails with `bad_qr`, most often for wrong digits. */
export function openQr({ jeton, login }: QrCode, pin: string): { username: string; token: string } {
  const cipher = { key: md5(pin), iv: Buffer.alloc(16) }
  const read = (hex: string) => {
    const text = decrypt(cipher, Buffer.from(hex, 'hex')).toString('utf8')
    return text === '' || text.includes('\uFFFD') ? refuse('bad_qr') : text
  }
  try {
    return { username: read(login), token: read(jeton) }
  } catch {
    return refuse('bad_qr')
  }
}

const PAGE = /\/(?:mobile\.)?(\w+\.html)/i
const PUPIL = 'eleve.html'

/** Fails with `not_a_pupil` for the code of a parent's or a teacher's space. */
export function checkSpace({ url }: QrCode): void {
  const page = PAGE.exec(URL.parse(url)?.pathname ?? '')?.[1]?.toLowerCase()
  if (page !== undefined && page !== PUPIL) refuse('not_a_pupil')
}
