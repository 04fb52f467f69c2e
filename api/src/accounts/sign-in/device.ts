import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readCookie } from './signed-token.ts'

const NAME = 'ariane.device'
const PATH = '/api/auth'
const SECONDS = 365 * 24 * 3600
/** People of one device: a family, or a seat of a class. The one who came first is forgotten beyond. */
const PEOPLE = 40
const TAG_CHARS = 16
const ID_BYTES = 15

interface Device {
  id: string
  /** Of who entered here. They say nobody's name, and nothing on another device. */
  tags: string[]
}

/**
 * A cookie that knows who entered with this browser before: his mistakes are counted apart, and those of others elsewhere do
 * not slow him down.
 */
export function deviceCookie(secret: string, secure: boolean) {
  const sign = (text: string) => createHmac('sha256', secret).update(`device ${text}`).digest('base64url')
  const tag = (id: string, account: string) => sign(`${id} ${account}`).slice(0, TAG_CHARS)

  function read(cookies: string | undefined): Device | undefined {
    const [id, list, signature] = (readCookie(cookies ?? '', NAME) ?? '').split('.')
    if (!id || list === undefined || !signature) return undefined
    const [given, expected] = [Buffer.from(signature), Buffer.from(sign(`${id}.${list}`))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    return { id, tags: list.split('~').filter(Boolean) }
  }

  return {
    /** The id of a device where this account entered before. */
    knows(cookies: string | undefined, account: string): string | undefined {
      const device = read(cookies)
      return device?.tags.includes(tag(device.id, account)) ? device.id : undefined
    },
    /** The cookie of a device where this account entered. */
    remember(cookies: string | undefined, account: string): string {
      const { id, tags } = read(cookies) ?? { id: randomBytes(ID_BYTES).toString('base64url'), tags: [] }
      const own = tag(id, account)
      const list = [...tags.filter(one => one !== own), own].slice(-PEOPLE).join('~')
      const value = `${id}.${list}.${sign(`${id}.${list}`)}`
      return `${NAME}=${value}; Max-Age=${SECONDS}; Path=${PATH}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    },
  }
}

export type DeviceCookie = ReturnType<typeof deviceCookie>
