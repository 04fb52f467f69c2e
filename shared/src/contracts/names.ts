import * as z from 'zod'

export const MAX_NAME_CHARS = 80

/**
 * Letters of any script with their marks, in parts joined by one space, hyphen or apostrophe; a full stop after a
 * single letter ('J.-P.'). No digit, symbol, address, line break or direction mark, because a name is put into mails.
 */
const PERSON_NAME = /^(?:\p{L}\p{M}{0,4})+\.?(?:[ '’-](?:\p{L}\p{M}{0,4})+\.?)*$/u
const LONG_ABBREVIATION = /\p{L}\p{M}*\p{L}\p{M}*\.|\.\p{L}/u
/** The name of an account that is not a person's name: digits, full stops and underscores are allowed too. */
const USERNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’._-])*$/u

/** Whether the schemas accept a text as a person's name. */
export const isPersonName = (text: string) =>
  text.length <= MAX_NAME_CHARS && PERSON_NAME.test(text) && !LONG_ABBREVIATION.test(text)

const Trimmed = z.string().trim().normalize('NFC').max(MAX_NAME_CHARS)

/** A first or last name. */
export const PersonName = Trimmed.refine(isPersonName)
/** A name that may be left out. */
export const OptionalName = Trimmed.refine(text => text === '' || isPersonName(text))
/** The name of an account opened without an address. */
export const Username = Trimmed.regex(USERNAME)
export const isUsername = (text: string) => Username.safeParse(text).success
