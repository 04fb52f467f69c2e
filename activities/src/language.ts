import * as z from 'zod'

/** Languages that are read aloud and written in. */
export const SPOKEN_LANGUAGES = ['fr', 'en', 'es', 'de'] as const
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number]
export const Language = z.enum(SPOKEN_LANGUAGES)

/** `slow` is the pace of a dictation. */
export const SPEECH_SPEEDS = ['normal', 'slow'] as const
export type SpeechSpeed = (typeof SPEECH_SPEEDS)[number]
