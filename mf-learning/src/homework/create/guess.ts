import { type Draft, isMedia } from './draft.ts'

/** What a guess is made from: the statement as typed or read, else the description. */
export function textToGuess({ mode, statement, readings, description }: Draft): string {
  if (!isMedia(mode)) return statement.trim()
  const entry = readings[mode]
  return (entry?.state === 'read' && entry.text.trim()) || description.trim()
}
