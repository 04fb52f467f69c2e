import type { CalendarEvent } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import { detectKind } from '../../platform/files/kinds.ts'
import { withoutMetadata } from '../../platform/files/photo.ts'
import { TooManyPixels } from '../../platform/files/pixels.ts'

export type Attachment = CalendarEvent['attachments'][number]

const MAX_BYTES = 10 * 2 ** 20
const DATA = /^data:[^,]*;base64,/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Attachments as they are kept: files of a known kind with their real type, a name of their own and without photo metadata,
 * web links. Fails with `too_large` or `invalid_input`, naming the attachment.
 */
export const checkAttachments = (given: readonly Attachment[]): Attachment[] =>
  withOwnNames(
    given.map((attachment, i) => {
      const field = [`attachments.${i}.url`]
      return attachment.kind === 'link' ? checkLink(attachment, field) : checkFile(attachment, field)
    }),
  )

/** Phones call every photo alike, and a file that comes back without its content is told by its name. */
function withOwnNames(attachments: readonly Attachment[]): Attachment[] {
  const taken = new Set<string>()
  return attachments.map(attachment => {
    if (attachment.kind === 'link') return attachment
    let { name } = attachment
    for (let n = 2; taken.has(`${attachment.kind} ${name}`); n++) name = numbered(attachment.name, n)
    taken.add(`${attachment.kind} ${name}`)
    return { ...attachment, name }
  })
}

const LONGEST_STEM = 180
/** 'photo.jpg' → 'photo (2).jpg'. */
function numbered(name: string, n: number): string {
  const [, stem = name, ending = ''] = /^(.+)(\.\w{1,8})$/s.exec(name) ?? []
  return `${stem.slice(0, LONGEST_STEM).toWellFormed()} (${n})${ending}`
}

/** Files that came back without their content are the ones that are kept already. */
export const withKept = (given: readonly Attachment[], kept: readonly Attachment[]): Attachment[] =>
  given.map(attachment => {
    const same = ({ kind, name }: Attachment) => kind === attachment.kind && name === attachment.name
    return attachment.url === '' ? (kept.find(same) ?? attachment) : attachment
  })

function checkLink(link: Attachment, field: string[]): Attachment {
  const url = URL.parse(link.url)
  const isWeb = url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
  return isWeb ? { ...link, url: url.href } : fail('invalid_input', field)
}

function checkFile(file: Attachment, field: string[]): Attachment {
  const start = DATA.exec(file.url)?.[0] ?? fail('invalid_input', field)
  const base64 = file.url.slice(start.length)
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) fail('invalid_input', field)
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_BYTES) fail('too_large', field)
  const found = detectKind(bytes)
  if (found?.kind !== file.kind) return fail('invalid_input', field)
  const kept = found.kind === 'image' ? clean(bytes, found.mime, field) : bytes
  return { ...file, url: `data:${found.mime};base64,${kept.toString('base64')}` }
}

/** A photo whose parts do not follow each other as they should is no photo. */
function clean(bytes: Buffer, mime: string, field: string[]): Buffer {
  try {
    return withoutMetadata(bytes, mime)
  } catch (error) {
    if (error instanceof TooManyPixels) return fail('too_large', field)
    if (error instanceof RangeError) return fail('invalid_input', field)
    throw error
  }
}
