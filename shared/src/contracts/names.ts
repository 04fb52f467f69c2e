import { asTyped } from '@ariane/activities/typed'
import * as z from 'zod'

export const MAX_NAME_CHARS = 80

/**
 * Letters of any script with their marks, in parts joined by one space, apostrophe or middle dot, by one hyphen or the two of
 * both parents' names; a full stop after a single letter ('J.-P.'). No digit, symbol, address, line break or direction
 * mark, because a name is put into mails.
 */
const PERSON_NAME = /^(?:\p{L}\p{M}{0,4})+\.?(?:(?:[ '’·・]|--?)(?:\p{L}\p{M}{0,4})+\.?)*$/u
const LONG_ABBREVIATION = /\p{L}\p{M}*\p{L}\p{M}*\.|\.\p{L}/u
/** The name of an account that is not a person's name: digits, full stops and underscores are allowed too. */
const USERNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’._-])*$/u

/** Whether the schemas accept a text as a person's name. */
export const isPersonName = (text: string) =>
  text.length <= MAX_NAME_CHARS && PERSON_NAME.test(text) && !LONG_ABBREVIATION.test(text)

/** What keyboards and lists write for an apostrophe, and for a hyphen. */
const APOSTROPHES = / ?['`´‘’‛′ʹʼ]+ ?/gu
const HYPHENS = /[‒–—―]/g

/** A person's name as it was meant, however it was typed or pasted: « N`Guessan » is N’Guessan, « Jean - Éloi » Jean-Éloi. */
export const readName = (text: string) =>
  asTyped(text)
    .replace(/[ \t]+/g, ' ')
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(/ ?(-+) ?/g, '$1')
    .trim()

/** Marks that turn a text around come from no keyboard: what holds one is not read. */
const TURNED = /[\u202a-\u202e]/
const Read = z
  .string()
  .refine(text => !TURNED.test(text))
  .overwrite(readName)
  .max(MAX_NAME_CHARS)
/** A first or last name. */
export const PersonName = Read.refine(isPersonName)
/** A name that may be left out. */
export const OptionalName = Read.refine(text => text === '' || isPersonName(text))

const Trimmed = z.string().trim().normalize('NFC').max(MAX_NAME_CHARS)
/** The name of an account opened without an address. */
export const Username = Trimmed.regex(USERNAME)
export const isUsername = (text: string) => Username.safeParse(text).success
