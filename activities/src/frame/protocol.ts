import * as z from 'zod'
import { SPEECH_SPEEDS } from '../language.ts'
import { ActivityResult } from '../result.ts'
import { ActivityAnswer, ActivityData, FigureView } from '../shape.ts'
import { TaughtLanguage } from '../taught/language.ts'

/**
 * What the player and its sandboxed frames say to each other. The frame has no origin, so a message is trusted for the
 * window it comes from, then read by these schemas; anything else is ignored.
 */
const Key = z.string().min(1).max(64)
export const Theme = z.enum(['light', 'dark'])
/** How the page is shown: what a frame cannot see of <html>. The words are those of the attributes there. */
export const Look = z.object({
  theme: Theme,
  font: z.enum(['usual', 'legible']),
  spacing: z.enum(['usual', 'wide', 'wider']),
  motion: z.enum(['usual', 'reduced']),
})
export type Look = z.infer<typeof Look>
const Speed = z.enum(SPEECH_SPEEDS)
const Action = z.enum(['next', 'prev'])
export type Action = z.infer<typeof Action>

export const ActivityChapter = z.object({
  id: Key,
  title: z.string(),
  /** Whether the title stands above the frame. */
  isSaid: z.boolean().optional(),
  data: ActivityData,
  /** Its drawing is sanitised by the player. */
  figure: FigureView.optional(),
})
export type ActivityChapter = z.infer<typeof ActivityChapter>

/** Player to activity frame. */
export const ToActivity = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('activity-load'),
    moduleId: z.number(),
    chapters: z.array(ActivityChapter),
    look: Look,
    /** The frame's own state by chapter. */
    state: z.record(z.string(), z.unknown()),
    current: Key,
    /** The language that the module teaches, if it is one of a language lesson: its texts are in French or in this one. */
    taught: TaughtLanguage.optional(),
    /** Whether the player can write down what is said. */
    microphone: z.boolean().optional(),
  }),
  z.object({ type: z.literal('activity-result'), key: Key, result: ActivityResult }),
  /** `locked`: it was tried as often as it may be. `kept`: it is graded once there is a connection. */
  z.object({
    type: z.literal('activity-failure'),
    key: Key,
    locked: z.boolean().optional(),
    kept: z.boolean().optional(),
  }),
  z.object({ type: z.literal('activity-look'), look: Look }),
  /** How much of the frame's lower end is out of sight, in its own pixels: what stays in reach stands above it. */
  z.object({ type: z.literal('activity-room'), below: z.number().min(0).max(4000) }),
  /** The sound that was asked for, a wav in base64; null when there is none. */
  z.object({ type: z.literal('activity-sound'), part: z.string(), speed: Speed, wav: z.string().nullable() }),
  /** `text` is what was said, once one has finished. */
  z.object({
    type: z.literal('activity-heard'),
    state: z.enum(['listening', 'ended', 'failed']),
    text: z.string().max(6000),
  }),
  /** `key` is the chapter to show (S2 §7). */
  z.object({ type: z.literal('h5p-navigation'), moduleId: z.number(), key: Key, action: Action }),
])
export type ToActivity = z.infer<typeof ToActivity>

/** Activity frame to player. */
export const FromActivity = z.discriminatedUnion('type', [
  z.object({ type: z.literal('activity-ready') }),
  /** A part of the frame could not be fetched or drawn: nothing is shown any more. */
  z.object({ type: z.literal('activity-broken') }),
  z.object({ type: z.literal('activity-state'), moduleId: z.number(), key: Key, state: z.unknown() }),
  z.object({ type: z.literal('activity-answer'), moduleId: z.number(), key: Key, answer: ActivityAnswer }),
  z.object({ type: z.literal('activity-listen'), moduleId: z.number(), part: z.string().max(80), speed: Speed }),
  z.object({ type: z.literal('activity-open'), moduleId: z.number(), key: Key }),
  z.object({
    type: z.literal('activity-microphone'),
    moduleId: z.number(),
    lang: z.string().max(8),
    on: z.boolean(),
  }),
  z.object({ type: z.literal('activity-navigate'), moduleId: z.number(), action: Action }),
])
export type FromActivity = z.infer<typeof FromActivity>

type Incoming = Pick<MessageEvent, 'source' | 'data'>

/**
 * Reads a message, or gives null when it comes from another window than `from`, has another shape, or speaks of
 * another module than `moduleId`.
 */
export function readMessage<S extends z.ZodType>(
  schema: S,
  event: Incoming,
  from: MessageEventSource | null | undefined,
  moduleId?: number,
): z.output<S> | null {
  if (!from || event.source !== from) return null
  const read = schema.safeParse(event.data)
  if (!read.success) return null
  const message: unknown = read.data
  const foreign =
    moduleId !== undefined &&
    typeof message === 'object' &&
    message !== null &&
    'moduleId' in message &&
    message.moduleId !== moduleId
  return foreign ? null : read.data
}
