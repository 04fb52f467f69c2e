import pg from 'pg'

/** Numbers beyond 2^53 are refused rather than rounded. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('int8 beyond the safe integers')
  return value
}
const asText = (text: string) => text

/** OIDs whose JavaScript value is our own: int8, date, timestamp, interval. */
const parsers: Record<number, (text: string) => unknown> = {
  20: safeInteger,
  1082: asText,
  1114: asText,
  1186: asText,
}

const INT8_ARRAY = 1016
type Parser = (text: string) => unknown
const standard = (oid: number) => pg.types.getTypeParser(oid) as Parser

/** The values of the product for the `pg` driver. */
export const serverTypes = {
  getTypeParser(oid: number): Parser {
    if (oid === INT8_ARRAY) return text => (standard(INT8_ARRAY)(text) as string[]).map(safeInteger)
    return parsers[oid] ?? standard(oid)
  },
}
