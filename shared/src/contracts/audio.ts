import { SPEECH_SPEEDS } from '@ariane/activities/shape'
import * as z from 'zod'
import { NumericId, route, success, Uid } from './route.ts'

export { SPEECH_SPEEDS, SPOKEN_LANGUAGES, type SpeechSpeed, type SpokenLanguage } from '@ariane/activities/shape'

/** Longest text of one spoken part; a longer one is cut into several parts when the module is written. */
export const MAX_SPEECH_CHARS = 600

export const audioRoutes = {
  /** The module names its parts: 'c1:0' is the first spoken part of the chapter c1. The words never travel. */
  speakPart: route({
    method: 'POST',
    path: '/api/module/{id}/speech',
    summary: 'A part of a module, read aloud',
    params: NumericId,
    body: z.object({ userId: Uid, part: z.string().min(1).max(80), speed: z.enum(SPEECH_SPEEDS) }),
    /** A 16 bit mono wav in base64. */
    answer: success(z.object({ wav: z.string() })),
    /** It counts as a change for the limits only. */
    audit: 'viewed',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ params }) => params.id },
    rate: 'write',
    deadlineMs: 60_000,
  }),
}
