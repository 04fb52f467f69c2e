import { randomInt } from 'node:crypto'
import type { BodyOf, learningRoutes } from '@ariane/shared/contracts'
import { library } from '@ariane/tutor'
import { fail } from '../platform/errors.ts'
import type { AskPorts } from './ports.ts'
import { isMarkup, unformatted } from './reading/markup/index.ts'
import { tidy } from './reading/plain-text.ts'
import { readingStore } from './reading/store.ts'
import { cleanMedia, decodeData, hashBytes, isTooLarge } from './sent.ts'
import { homeworkStore } from './store.ts'
import { firstLine } from './title.ts'

type Request = Extract<BodyOf<typeof learningRoutes.generatePath>, { pathType: 'homework' }>
/** A picture or a sound that was cleaned before, and goes with a text. */
export interface Kept {
  kind: 'image' | 'audio'
  type: string
  bytes: Buffer
}

export const GENERATE_HOMEWORK = 'generate-homework'
/** The same for what has to be read first: it waits its turn beside the quick ones. */
export const READ_HOMEWORK = 'read-homework'

const SEEDS = 2 ** 31
/** Pictures and sounds of one pupil. */
export const MOST_BYTES = 300 * 2 ** 20

/**
 * Looks at a homework that is asked for, and gives what begins it in a transaction: keeps what was sent, without what a
 * photo tells besides the picture, and has it written. Fails with `invalid_input` and the field, `too_large` or `full`.
 */
export function askHomework({ db: { q }, now, jobs, paths }: AskPorts) {
  const homework = homeworkStore(q)
  const readings = readingStore(q)

  /** A picture or a sound; what was read of it before, and corrected by the pupil, is known by its id or its content. */
  async function media({ userId, readingId }: Request, field: 'image' | 'audio', data: string) {
    const bytes = decodeData(data) ?? fail('invalid_input', [field])
    if (isTooLarge(bytes)) fail('too_large', [field])
    const clean = cleanMedia(bytes)
    if (clean?.kind !== field) return fail('invalid_input', [field])
    const digest = hashBytes(bytes)
    const known =
      (readingId && (await readings.readAs(userId, digest, readingId))) || (await readings.readAs(userId, digest))
    return known?.media ? { ...known.media, statement: known.text } : { ...clean, statement: known?.text ?? '' }
  }

  /** A file of formatted text may have been pasted whole. */
  const words = (field: string, typed: string) =>
    isMarkup(typed) ? tidy(unformatted(typed).text) || fail('invalid_input', [field]) : typed

  return async (body: Request, kept?: Kept): Promise<() => Promise<number>> => {
    const { userId, subject, chapterId } = body
    const desc = words('desc', body.desc)
    const text = body.text === undefined ? undefined : words('text', body.text)
    const place = library().findPlace(chapterId)
    if (place?.subject !== subject) return fail('invalid_input', ['chapterId'])
    const input = kept ? kept.kind : text !== undefined ? 'text' : body.image !== undefined ? 'image' : 'audio'
    const known = kept && { ...kept, statement: text ?? '' }
    const sent = known ?? (input === 'text' ? undefined : await media(body, input, body[input] ?? ''))

    return async () => {
      if (sent) {
        if ((await homework.weightOf(await paths.idsOf(userId))) + sent.bytes.length > MOST_BYTES) fail('full')
      }
      const id = await paths.add({
        user_id: userId,
        title: firstLine(desc),
        description: desc,
        subject,
        grade: place.grade,
        chapter_id: chapterId,
        created_at: now(),
        seed: randomInt(SEEDS),
      })
      await homework.add({
        path_id: id,
        input,
        statement: text ?? sent?.statement ?? '',
        media: sent?.bytes ?? null,
        media_type: sent?.type ?? null,
      })
      const kind = sent?.statement === '' ? READ_HOMEWORK : GENERATE_HOMEWORK
      const turn = kind === READ_HOMEWORK ? { pupil: userId } : {}
      await jobs.enqueue(kind, { pathId: id }, { key: paths.jobKey(id), ...turn })
      return id
    }
  }
}
