import type { SchoolProvider } from '@ariane/shared/contracts/school'
import type { Ask } from '@ariane/shared/school'
import { messages as text } from './messages.ts'

/** Typed secrets; they exist in the memory of the page only. */
export type Secrets = { password: string; qr: string; pin: string }
/** What may stay on the device as a draft. */
export type Form = {
  provider: SchoolProvider
  way: 'password' | 'qr'
  url: string
  username: string
  /** Of an account that is added to others. */
  accountName: string
}
export type Problems = Partial<Record<'url' | 'username' | 'password' | 'qr' | 'pin' | 'accountName', string>>

type Qr = { jeton: string; login: string; url: string }

/** The content of a QR code of PRONOTE; null when the text is none. */
export function parseQr(typed: string): Qr | null {
  try {
    const value: unknown = JSON.parse(typed)
    if (typeof value !== 'object' || value === null) return null
    const { jeton, login, url } = value as Partial<Record<keyof Qr, unknown>>
    return typeof jeton === 'string' && typeof login === 'string' && typeof url === 'string'
      ? { jeton, login, url }
      : null
  } catch {
    return null
  }
}

/** The errors of the form, by field. */
export function findProblems({ provider, way, url, username }: Form, { password, qr, pin }: Secrets): Problems {
  if (provider === 'pronote' && way === 'qr')
    return {
      ...(!parseQr(qr) && { qr: text.qrInvalid }),
      ...(!/^\d{4}$/.test(pin) && { pin: text.pinInvalid }),
    }
  return {
    ...(provider === 'pronote' && !url.trim() && { url: text.required }),
    ...(!username.trim() && { username: text.required }),
    ...(!password && { password: text.required }),
  }
}

/** The request with the credentials of a valid form. `deviceId` is sent when the device may store something. */
export function askFromForm(
  { provider, way, url, username }: Form,
  secrets: Secrets,
  deviceId: string | undefined,
): Ask {
  const device = deviceId ? { deviceId } : {}
  if (provider === 'ecoledirecte')
    return { ecoledirecte: { username: username.trim(), password: secrets.password, ...device } }
  const qr = way === 'qr' ? parseQr(secrets.qr) : null
  if (qr) return { pronote: { qr, pin: secrets.pin, ...device } }
  return { pronote: { url: url.trim(), username: username.trim(), password: secrets.password, ...device } }
}

/** 'Réessayez dans 2 minutes.' */
export function formatWait(seconds: number): string {
  if (seconds < 60) return text.wait(text.seconds(seconds))
  const minutes = Math.ceil(seconds / 60)
  return text.wait(minutes < 60 ? text.minutes(minutes) : text.hours(Math.ceil(minutes / 60)))
}
