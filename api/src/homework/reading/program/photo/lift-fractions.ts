import type { Box } from './box.ts'
import { findFractions } from './fractions.ts'
import type { Grey } from './grey.ts'
import { erase, findPieces } from './pieces.ts'
import type { PrintReader, ShortText } from './print-reader.ts'

/** What was read alone, and where it stands on the page. */
export interface Lifted extends ShortText {
  box: Box
}

const NUMBER = '0123456789,+-×()'
const FORMULA = '0123456789abcdefghknmpqrstuvxyABCDEFGHIKLMNOPRSTUV+-×()=,πρ'
const SURE_NUMBER = 75
/** The grey rim of a bar is read as a dash otherwise. */
const MARGIN = 6
/** Lines are told apart by the bar: what stands above or below it would stretch them. */
const BAR_HEIGHT = 4
const BAR_RIM = 2
const UNREAD_FRACTION = '[fraction ?]'

/** Reads the fractions of a page, each half alone, and makes paper of them. */
export const liftFractions = (page: Grey, capital: number, reader: PrintReader): Promise<Lifted[]> =>
  readFractions(page, findFractions(findPieces(page).pieces, capital), reader)

/** Reads these fractions and makes paper of them. */
export async function readFractions(
  page: Grey,
  fractions: ReturnType<typeof findFractions>,
  reader: PrintReader,
): Promise<Lifted[]> {
  const readHalf = async (box: Box): Promise<ShortText> => {
    const number = await reader.readShort(page, box, NUMBER)
    if (/\d/.test(number.text) && number.sure >= SURE_NUMBER) return number
    const formula = await reader.readShort(page, box, FORMULA)
    return formula.sure > number.sure || number.text === '' ? formula : number
  }
  const lifted: Lifted[] = []
  for (const { bar } of fractions) erase(page, bar, BAR_RIM)
  for (const { over, under, bar, box } of fractions) {
    const [above, below] = [await readHalf(over), await readHalf(under)]
    const isRead = above.text !== '' && below.text !== ''
    lifted.push({
      text: isRead ? `$\\frac{${above.text}}{${below.text}}$` : UNREAD_FRACTION,
      sure: isRead ? Math.min(above.sure, below.sure) : 0,
      box: { ...box, y0: bar.y0 - BAR_HEIGHT, y1: bar.y1 + BAR_HEIGHT },
    })
  }
  for (const { box } of fractions) erase(page, box, MARGIN)
  return lifted
}
