const NBSP = '\u00a0'

/**
 * Loader for the files of sentences: no line of a screen begins with a colon or ends with an opening quote. In the code around the
 * sentences such a space is one like any other.
 */
export default function keepTogether(source: string): string {
  return source.replace(/(?<=\S) (?=[:;?!»](?![\p{L}\d/\\(]))/gu, NBSP).replace(/« (?=\S)/g, `«${NBSP}`)
}
