import * as z from 'zod'
import { prose } from './prose.ts'
import { Done, ForUser, route, success, Uid, UuidParam } from './route.ts'

/** Longest statement, typed or read. */
export const MAX_STATEMENT_CHARS = 20_000
/** Pages of a PDF that are read. */
export const MAX_STATEMENT_PAGES = 20
/** Largest file: 10 MB pass, 11 MB do not. */
export const MAX_FILE_BYTES = 10 * 2 ** 20

/** Why nothing was read; the pupil keeps the file and can send another one or type the statement. */
export const READING_FAILURES = [
  /** Not a supported type. Read: txt, md, html, rtf, pdf, docx, odt, jpeg, png, webp; kept and playable: wav, mp3, m4a. */
  'unreadable_type',
  /** A photo in the format of iPhones (HEIC), which is not supported; as JPEG it is. */
  'heic',
  /** More than MAX_FILE_BYTES, or an archive or image that unfolds into far more than a statement. */
  'too_large',
  /** More than MAX_STATEMENT_PAGES. */
  'too_many_pages',
  /** A PDF or document with a password. */
  'protected',
  /** A supported type by its name, but it cannot be opened as one. */
  'damaged',
  /** It was opened and holds no text. */
  'nothing_recognised',
  /** The reader ran out of time. */
  'too_slow',
  'failed',
] as const
export type ReadingFailure = (typeof READING_FAILURES)[number]

/** Warnings about a text that was read. */
export const READING_NOTICES = [
  /** Some words are doubtful: `uncertain` lists them. */
  'doubtful',
  /** There may be fractions or exponents: these are never guessed, the pupil compares them with the picture. */
  'formulas',
  /** Probably handwriting, which is read badly. */
  'handwriting',
  /** The PDF consists of pictures, which were read. */
  'scanned',
  /** The page has columns: they were read one after the other, which may not be their order. */
  'columns',
  /** The page has tables: each row is a line, its cells parted by bars. */
  'tables',
  /** Only the first MAX_STATEMENT_CHARS characters were kept. */
  'cut',
  /** The sound is kept and playable but not transcribed here: the description is used. */
  'audio_kept',
] as const
export type ReadingNotice = (typeof READING_NOTICES)[number]

const count = z.number().int().min(0)

/** The reading of a statement, running or finished. */
export const Reading = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(['waiting', 'reading', 'read', 'failed']),
    /** Detected from the content, never from the name; null for an unsupported type. */
    kind: z.enum(['text', 'pdf', 'docx', 'odt', 'image', 'audio']).nullable(),
    /** Files that are read before this one: pupils take turns. */
    ahead: count,
    /** Pages read so far of `pages`; null until they are counted. */
    pagesDone: count,
    pages: count.nullable(),
    /** Empty until it is read. */
    text: z.string(),
    /** Doubtful passages as ranges of `text` (UTF-16 units, end excluded), in order and disjoint. */
    uncertain: z.array(z.object({ start: count, end: count })),
    notices: z.array(z.enum(READING_NOTICES)),
    failure: z.enum(READING_FAILURES).nullable(),
  })
  .meta({ id: 'Reading' })
export type Reading = z.infer<typeof Reading>

/**
 * Reading of statements: `readStatement` begins one, `pollReading` follows it (0.5 s → 3 s), `confirmReading` stores
 * the text as the pupil corrected it, `cancelReading` ends it. A reading goes on without a client and is kept for a
 * day. An image or sound sent later for generation, byte for byte the same, is recognised by its content, or by the id
 * of its reading, and its confirmed text is used.
 */
export const readingRoutes = {
  readStatement: route({
    method: 'POST',
    path: '/api/homework/read',
    summary: 'Begin to read a statement: a picture, a PDF, a document, a text or a sound',
    /**
     * `data` is base64 or a data URL. A body beyond `maxBody` is refused with 413 `too_large`. With `text`, which the pupil
     * has from an earlier reading, nothing is read again.
     */
    body: z.object({
      userId: Uid,
      name: z.string().max(255),
      data: z.string().min(1),
      text: prose(MAX_STATEMENT_CHARS).optional(),
    }),
    answer: success(Reading),
    audit: 'homework',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    tells: true,
    rate: 'generate',
    maxBody: 15 * 2 ** 20,
  }),
  pollReading: route({
    method: 'POST',
    path: '/api/homework/read/{id}',
    summary: 'How a reading is going, and what was read',
    params: UuidParam,
    body: ForUser,
    answer: success(Reading),
    policy: { allow: 'owns', act: 'read', table: 'readings', id: ({ params }) => params.id },
    rate: 'read',
  }),
  /** `conflict` while it is being read. */
  confirmReading: route({
    method: 'PUT',
    path: '/api/homework/read/{id}',
    summary: 'The text of a reading as the pupil corrected it',
    params: UuidParam,
    body: z.object({ userId: Uid, text: prose(MAX_STATEMENT_CHARS) }),
    answer: Done,
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'readings', id: ({ params }) => params.id },
    tells: true,
    rate: 'write',
  }),
  cancelReading: route({
    method: 'DELETE',
    path: '/api/homework/read/{id}',
    summary: 'Stop a reading and forget it',
    params: UuidParam,
    answer: Done,
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'readings', id: ({ params }) => params.id },
    rate: 'write',
  }),
}
